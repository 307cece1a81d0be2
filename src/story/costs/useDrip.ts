import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../motion/preferences';
import { useInView } from '../../scene/useInView';
import { readDripMs } from '../dripClock';

/** One cup takes a tenth of a second. */
const TICK_MS = 100;

/**
 * The drip's clock while its screen is seen. Paused, and without motion, the numbers stand; the drip itself goes
 * on, and whoever comes back finds the true count.
 */
export function useDrip() {
  const [elapsedMs, setElapsedMs] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion();
  const { ref: inViewRef, isInView } = useInView<HTMLElement>();

  useEffect(() => {
    if (!isInView || isPaused) return;
    const read = () => setElapsedMs(readDripMs());
    read();
    if (isStill) return;
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [isInView, isPaused, isStill]);

  return {
    elapsedMs,
    isPaused,
    togglePause: () => setIsPaused((was) => !was),
    canPause: !isStill,
    inViewRef,
  };
}
