import { useEffect } from 'react';

/**
 * Stands for a page whose script did not come. Its address, with its fragment, and the visitor's number are in the
 * history entry by now: the browser loads the page from them, once, and the new page starts from its own HTML.
 */
export function LoadAnew() {
  useEffect(() => window.location.reload(), []);
  return (
    <p>
      <a href={window.location.href}>Load this page anew</a>
    </p>
  );
}
