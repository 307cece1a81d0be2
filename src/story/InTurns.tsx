import { Children, type ReactNode, useLayoutEffect } from 'react';
import { useWasSent } from '../motion/useWasSent';
import { useTurns } from './useTurns';

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
 * @param props.isPaced whether the parts are small: then several are built in a turn, as the machine keeps up
 */
export function InTurns({ children, isPaced = false }: { children: ReactNode; isPaced?: boolean }) {
  const parts = Children.toArray(children);
  const shown = useTurns(parts.length, useWasSent() ? parts.length : 0, isPaced);
  const isWhole = shown === parts.length;
  useLayoutEffect(() => {
    if (isWhole) return;
    count(1);
    return () => count(-1);
  }, [isWhole]);
  return parts.slice(0, shown);
}
