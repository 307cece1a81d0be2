import { useEffect } from 'react';
import { LoadLink } from '../ui/section/LoadLink';

/** Kept in the history entry: a reload goes to no fragment, where the link that led here would have. */
const MARK = 'wasLoadedAnew';

/**
 * Stands for a page whose script did not come. Its address, with its fragment, and the visitor's number are in the
 * history entry by now: the browser loads the page from them, once, and the new page starts from its own HTML.
 */
export function LoadAnew() {
  useEffect(() => {
    window.history.replaceState({ ...window.history.state, [MARK]: true }, '');
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
      <LoadLink />
    </p>
  );
}

/** Goes to the fragment of a page that was loaded anew. */
export function goToFragmentOfNewLoad(): void {
  const { [MARK]: wasLoadedAnew, ...state } = window.history.state ?? {};
  if (!wasLoadedAnew) return;
  window.history.replaceState(state, '');
  document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
}
