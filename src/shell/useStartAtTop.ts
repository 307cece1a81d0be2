import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageHandle } from './pageHandle';

/** A route whose handle says so begins at its top on load, reload and Back, unless the URL has a fragment. */
export function useStartAtTop(): void {
  const { key, pathname, search, hash } = useLocation();
  const last = useRef({ pathname, search });
  const startsAtTop = usePageHandle()?.startsAtTop === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit begins anew
  useLayoutEffect(() => {
    // The switches of the reading change the search alone: that is no visit.
    const isSwitched = last.current.pathname === pathname && last.current.search !== search;
    last.current = { pathname, search };
    if (!startsAtTop || hash !== '' || isSwitched) return;
    // The router restores its remembered position in the same commit; the next frame is after it.
    const toTop = () => window.scrollTo(0, 0);
    toTop();
    const request = requestAnimationFrame(toTop);
    return () => cancelAnimationFrame(request);
  }, [startsAtTop, pathname, search, hash, key]);
}
