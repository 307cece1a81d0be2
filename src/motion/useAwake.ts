import { useEffect, useState } from 'react';

/** What moves without end rests this long after the last scroll or press. */
const AWAKE_MS = 4000;

const WAKING = ['scroll', 'pointerdown', 'keydown'] as const;

/** Whether the page has just come, or its reader has just scrolled or pressed: what moves without end moves only then. */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIsAwake(true);
      timer = setTimeout(() => setIsAwake(false), AWAKE_MS);
    };
    wake();
    for (const type of WAKING) window.addEventListener(type, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of WAKING) window.removeEventListener(type, wake);
    };
  }, []);
  return isAwake;
}
