import { type RefObject, useEffect, useEffectEvent } from 'react';
import { followScroll, queueFrame } from './frameQueue';

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
    let last = Number.NaN;
    const measure = () => {
      const box = ref.current?.getBoundingClientRect();
      if (!box) return;
      const progress = calculate(box.top, box.height, document.documentElement.clientHeight);
      if (progress === last) return;
      last = progress;
      report(progress);
    };
    // In a frame: now, what else the page has just begun would be laid out for it once more.
    queueFrame(measure);
    return followScroll(measure);
  }, [ref, calculate]);
}
