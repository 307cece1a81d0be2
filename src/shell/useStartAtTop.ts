import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageHandle } from './pageHandle';

/** A route whose handle says so begins at its top on load, reload and Back, unless the URL has a fragment. */
export function useStartAtTop(): void {
  const { key, hash } = useLocation();
  const startsAtTop = usePageHandle()?.startsAtTop === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit begins anew
  useLayoutEffect(() => {
    if (!startsAtTop || hash !== '') return;
    // The router restores its remembered position in the same commit; the next frame is after it.
    const toTop = () => window.scrollTo(0, 0);
    toTop();
    const request = requestAnimationFrame(toTop);
    return () => cancelAnimationFrame(request);
  }, [startsAtTop, hash, key]);
}
