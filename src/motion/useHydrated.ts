import { startTransition, useEffect, useState } from 'react';

let isTakenOver = false;

/**
 * False while prerendering and in the first client render, true from then on. What it changes is rendered in slices, as
 * the page was: a store that differs from the HTML would have it rendered in one go.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isTakenOver);
  useEffect(() => {
    isTakenOver = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
