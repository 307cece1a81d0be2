import { Children, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../motion/useHydrated';
import { waitForTurn } from './turns';

let pending = 0;

/** Counts what is still being built in `data-building`: until it is 0, the page is kept long (global.css). */
function count(change: number): void {
  pending += change;
  document.body.dataset.building = `${pending}`;
}

/**
 * Parts of a page that stand below each other. The HTML as sent holds them all. Where the page is opened from another
 * they are built one after the other, from the top: all at once they would hold it up. Until the last one stands the
 * page is kept long, so that the router finds the place where a reader stood before Back.
 * @param props.atOnce how many parts are built in a turn
 */
export function InTurns({ children, atOnce = 1 }: { children: ReactNode; atOnce?: number }) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(useHydrated() ? 0 : parts.length);
  const isWhole = shown >= parts.length;
  useLayoutEffect(() => {
    if (isWhole) return;
    count(1);
    return () => count(-1);
  }, [isWhole]);
  useEffect(() => {
    if (isWhole) return;
    const showNext = () => waitForTurn().then(() => startTransition(() => setShown(shown + atOnce)));
    // What hangs on the layout of the last part asks for its turn in the frame that lays it out.
    requestAnimationFrame(() => setTimeout(showNext));
  }, [shown, isWhole, atOnce]);
  return parts.slice(0, shown);
}
