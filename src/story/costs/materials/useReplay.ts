import { useEffect, useState } from 'react';

/** Plays a scene again by time. Escape, scrolling and a second press end it; so does its own end. */
export function useReplay() {
  const [fromMs, setFromMs] = useState<number>();
  const [end] = useState(() => () => setFromMs(undefined));
  const isReplaying = fromMs !== undefined;
  useEffect(() => {
    if (!isReplaying) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('scroll', end, { signal, passive: true });
    return () => listening.abort();
  }, [isReplaying, end]);
  return { fromMs, isReplaying, start: setFromMs, end };
}
