import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * How far a tall element has been scrolled through the viewport, from 0 (its top at the viewport's top)
 * to 1 (its bottom at the viewport's bottom).
 * @param topPx the element's top relative to the viewport's top
 * @param heightPx the element's height
 * @param viewportPx the viewport's height
 * @returns 0 to 1; an element no taller than the viewport is at 0 until its top has left, then at 1
 */
export function calculateScrollProgress(topPx: number, heightPx: number, viewportPx: number): number {
  const distancePx = heightPx - viewportPx;
  if (distancePx <= 0) return topPx < 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -topPx / distancePx));
}

/**
 * Reports the raw scroll progress of `ref`, once per frame at most and only when it changed: at mount, on
 * scroll and on resize. Nothing runs while the page stands still.
 */
export function useScrollProgress(
  ref: RefObject<HTMLElement | null>,
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
      const progress = calculateScrollProgress(box.top, box.height, document.documentElement.clientHeight);
      if (progress === last) return;
      last = progress;
      report(progress);
    };
    const schedule = () => {
      request ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(request);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ref]);
}
