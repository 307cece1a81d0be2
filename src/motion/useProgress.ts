import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Progress from where an element stands: its top and height, and the viewport's height, all in CSS pixels. */
type CalculateProgress = (topPx: number, heightPx: number, viewportPx: number) => number;

/**
 * Reports what `calculate` makes of the place of `ref`, once per frame at most and only when it changed: at
 * mount, on scroll and on resize. Nothing runs while the page stands still.
 */
export function useProgress(
  ref: RefObject<HTMLElement | null>,
  calculate: CalculateProgress,
  onProgress: (progress: number) => void,
): void {
  const report = useEffectEvent(onProgress);
  useEffect(() => {
    let request = 0;
    let last = Number.NaN;
    const measure = () => {
      request = 0;
      const box = ref.current?.getBoundingClientRect();
      if (!box) return;
      const progress = calculate(box.top, box.height, document.documentElement.clientHeight);
      if (progress === last) return;
      last = progress;
      report(progress);
    };
    const schedule = () => {
      request ||= requestAnimationFrame(measure);
    };
    const leaving = new AbortController();
    const options = { passive: true, signal: leaving.signal };
    measure();
    window.addEventListener('scroll', schedule, options);
    window.addEventListener('resize', schedule, options);
    return () => {
      cancelAnimationFrame(request);
      leaving.abort();
    };
  }, [ref, calculate]);
}
