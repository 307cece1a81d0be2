import { useEffect, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { useReducedMotion } from '../../motion/preferences';
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
  const { ref: inViewRef, inView } = useInView();

  useEffect(() => {
    if (!inView || isPaused) return;
    const read = () => setElapsedMs(readDripMs());
    read();
    if (isStill) return;
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [inView, isPaused, isStill]);

  return {
    elapsedMs,
    isPaused,
    togglePause: () => setIsPaused((was) => !was),
    canPause: !isStill,
    inViewRef,
  };
}
