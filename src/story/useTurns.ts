import { startTransition, useEffect, useState } from 'react';
import { readPace, waitForFrame, waitForFrameTurn } from './turns';

/**
 * How many of `count` parts are to stand by now: `begun` of them at first, one more after each turn.
 * @param isPaced whether the parts are small: then several come in a turn, as the machine keeps up
 */
export function useTurns(count: number, begun: number, isPaced = false): number {
  const [shown, setShown] = useState(begun);
  useEffect(() => {
    if (shown >= count) return;
    // What hangs on the layout of the last part asks for its turn in the frame that lays it out.
    waitForFrame()
      .then(waitForFrameTurn)
      .then(() => startTransition(() => setShown(shown + (isPaced ? readPace() : 1))));
  }, [shown, count, isPaced]);
  return Math.min(shown, count);
}
