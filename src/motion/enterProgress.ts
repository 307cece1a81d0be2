import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * How far an element has come up into the viewport: 0 until a fifth of it shows, 1 once its bottom stands
 * `marginShare` of the viewport above the viewport's bottom.
 * @param topPx the element's top relative to the viewport's top
 */
export function calculateEnterProgress(
  topPx: number,
  heightPx: number,
  viewportPx: number,
  marginShare = 0.08,
): number {
  const startPx = heightPx * 0.2;
  const endPx = heightPx + viewportPx * marginShare;
  return Math.min(1, Math.max(0, (viewportPx - topPx - startPx) / Math.max(1, endPx - startPx)));
}

/** Reports the enter progress of `ref`, once per frame at most and only when it changed. */
export function useEnterProgress(
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
      const progress = calculateEnterProgress(box.top, box.height, document.documentElement.clientHeight);
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
