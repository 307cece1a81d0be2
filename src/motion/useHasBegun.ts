import { useEffect, useState } from 'react';

/** Whether the reader has begun to read on, by the scroll or by keys. */
export function useHasBegun(): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    const begin = () => setHasBegun(true);
    if (window.scrollY > 0) begin();
    const events = ['scroll', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, begin, { once: true, passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, begin);
    };
  }, []);
  return hasBegun;
}
