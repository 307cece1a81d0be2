import { useEffect } from 'react';

/**
 * Stands for a page whose script did not come. Its address, with its fragment, and the visitor's number are in the
 * history entry by now: the browser loads the page from them, once, and the new page starts from its own HTML.
 */
export function LoadAnew() {
  useEffect(() => {
    const timer = setTimeout(() => {
      // After the router's own listener, which would have the old page's position restored.
      window.addEventListener('pagehide', () => {
        window.history.scrollRestoration = 'manual';
      });
      window.location.reload();
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <p>
      <a href={window.location.href}>Load this page anew</a>
    </p>
  );
}
