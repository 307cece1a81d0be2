import { startTransition, useEffect, useState } from 'react';
import { useWasSent } from './useWasSent';

/**
 * False while prerendering and in the first client render of what was sent as HTML, true from then on. What it changes
 * is rendered in slices: a store whose two snapshots differ would have the page rendered in one go.
 */
export function useHydrated(): boolean {
  const wasSent = useWasSent();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (wasSent) startTransition(() => setTakenOver(true));
  }, [wasSent]);
  return !wasSent || isTakenOver;
}
