import { useEffect, useEffectEvent, useRef } from 'react';
import { useReducedMotion } from '../../motion/preferences';
import { browser, type End } from '../../scene/platform';

/** How much of its height may still be below the window when a chart starts. */
const MARGIN = '-25%';

/**
 * Calls `play` once, as soon as the element of the ref stands well within the window. Without motion there is nothing to
 * see play: then at once.
 */
export function usePlayInView(play: () => void) {
  const isStill = useReducedMotion();
  const ref = useRef<HTMLDivElement>(null);
  const start = useEffectEvent(play);
  useEffect(() => {
    if (isStill) return start();
    if (!ref.current) return;
    const end: End = browser.onView(ref.current, `${MARGIN} 0px`, (isInView) => {
      if (!isInView) return;
      end();
      start();
    });
    return end;
  }, [isStill]);
  return ref;
}
