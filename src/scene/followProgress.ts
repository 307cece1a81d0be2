import { type RefObject, useEffect, useEffectEvent } from 'react';
import { calculateScrollProgress } from '../motion/scrollProgress';
import { type FrameLoop, frames } from './frames';
import { browser, type End, type Platform } from './platform';

/** Progress from where an element stands: its top and height, and the viewport's height, all in CSS pixels. */
export type CalculateProgress = (topPx: number, heightPx: number, viewportPx: number) => number;

/** Reports how far `element` is scrolled through, once a frame at most and only when it changed, while it is near. */
export function followProgress(
  element: Element,
  onProgress: (progress: number) => void,
  calculate: CalculateProgress = calculateScrollProgress,
  platform: Platform = browser,
  loop: FrameLoop = frames,
): End {
  let isNear = false;
  let progress = Number.NaN;
  let reported = Number.NaN;
  let endFrame: End | undefined;
  const read = () => {
    const { top, height } = element.getBoundingClientRect();
    progress = calculate(top, height, platform.readViewportPx());
  };
  const report = () => {
    endFrame?.();
    endFrame = undefined;
    if (progress === reported) return;
    reported = progress;
    onProgress(progress);
  };
  const ask = () => {
    endFrame ??= loop.onFrame(report, read);
  };
  const askIfNear = () => {
    if (isNear) ask();
  };
  const ends = [
    platform.onView(element, '50%', (isNow) => {
      isNear = isNow;
      // As it leaves, too: who jumps away leaves it at its end.
      ask();
    }),
    platform.onSize(element, askIfNear),
    platform.onWindow('scroll', askIfNear),
    platform.onWindow('resize', askIfNear),
  ];
  return () => {
    endFrame?.();
    for (const end of ends) end();
  };
}

/** Reports the progress of `ref` as `followProgress` does. */
export function useProgress(
  ref: RefObject<Element | null>,
  onProgress: (progress: number) => void,
  calculate: CalculateProgress = calculateScrollProgress,
): void {
  const report = useEffectEvent(onProgress);
  useEffect(() => {
    if (ref.current) return followProgress(ref.current, (progress) => report(progress), calculate);
  }, [ref, calculate]);
}
