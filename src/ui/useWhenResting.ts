import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What waits until the hand rests: `act` runs when `wait` was not called for `restMs`, or a link is pressed meanwhile. The
 * link then leads on from what `act` has written: where it navigates, it does so with `flushSync`.
 */
export function useWhenResting(restMs: number, act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const run = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    act();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const hurry = ({ target }: Event) => {
      if (timer.current !== undefined && target instanceof Element && target.closest('a')) run();
    };
    for (const press of ['click', 'auxclick'])
      document.addEventListener(press, hurry, { capture: true, signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer.current);
    };
  }, []);
  const wait = useRef(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => run(), restMs);
  });
  return wait.current;
}
