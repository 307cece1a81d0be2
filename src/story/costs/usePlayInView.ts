import { useEffect, useEffectEvent, useRef } from 'react';
import { browser, type End } from '../../scene/platform';

/** How much of its height may still be below the window when a chart starts. */
const MARGIN = '-25%';

/** Calls `play` once, as soon as the element of the ref stands well within the window. */
export function usePlayInView(play: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const start = useEffectEvent(play);
  useEffect(() => {
    if (!ref.current) return;
    const end: End = browser.onView(ref.current, `${MARGIN} 0px`, (isInView) => {
      if (!isInView) return;
      end();
      start();
    });
    return end;
  }, []);
  return ref;
}
