import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageHandle } from './pageHandle';

/**
 * A route whose handle says so begins at its top on load, reload and Back, unless the URL has a fragment: the browser
 * restores no position there. boot.ts says so before the first paint; the router takes it back as the page is left, so
 * it is said once more after that.
 */
export function useStartAtTop(): void {
  const { hash } = useLocation();
  const isAtTop = usePageHandle()?.startsAtTop === true && hash === '';
  useEffect(() => {
    if (!isAtTop) return;
    const onHide = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [isAtTop]);
}
