import { startTransition, useEffect, useState } from 'react';
import { waitForFrameTurn } from './turns';

/**
 * How many of `count` parts are to stand by now: `begun` of them at first, one more after each turn.
 * @param isPaced whether the parts are small: then several come in a turn, as the machine keeps up
 */
export function useTurns(count: number, begun: number, isPaced = false): number {
  const [shown, setShown] = useState(begun);
  useEffect(() => {
    if (shown >= count) return;
    waitForFrameTurn().then((pace) => startTransition(() => setShown(shown + (isPaced ? pace : 1))));
  }, [shown, count, isPaced]);
  return Math.min(shown, count);
}
