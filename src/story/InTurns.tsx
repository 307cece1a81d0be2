import { Children, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../motion/useHydrated';
import { waitForTurn } from './turns';

let pending = 0;

/**
 * Keeps the page long until the last part stands: the router finds the place where a reader stood before Back.
 * @returns lets it go
 */
function keepRoom(): () => void {
  const { dataset } = document.body;
  pending += 1;
  dataset.building = '';
  return () => {
    pending -= 1;
    if (pending === 0) delete dataset.building;
  };
}

/**
 * Parts of a page that stand below each other. The HTML as sent holds them all. Where the page is opened from another
 * they are built one after the other, from the top: all at once they would hold it up.
 */
export function InTurns({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(useHydrated() ? 0 : parts.length);
  const isWhole = shown === parts.length;
  useLayoutEffect(() => (isWhole ? undefined : keepRoom()), [isWhole]);
  useEffect(() => {
    if (isWhole) return;
    const showNext = () => waitForTurn().then(() => startTransition(() => setShown(shown + 1)));
    // What hangs on the layout of the last part asks for its turn in the frame that lays it out.
    requestAnimationFrame(() => setTimeout(showNext));
  }, [shown, isWhole]);
  return parts.slice(0, shown);
}
