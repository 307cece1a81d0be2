import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What waits until the hand rests: `act` runs when `wait` was not called for `restMs`. A link that is pressed meanwhile
 * goes first and `act` is left out: a navigation of its own would end the link's.
 */
export function useWhenResting(restMs: number, act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const run = useEffectEvent(act);
  useEffect(() => {
    const stop = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer.current);
    };
    document.addEventListener('click', stop, true);
    return () => {
      document.removeEventListener('click', stop, true);
      clearTimeout(timer.current);
    };
  }, []);
  const wait = useRef(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => run(), restMs);
  });
  return wait.current;
}
