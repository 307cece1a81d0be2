import { type RefObject, useEffect, useEffectEvent } from 'react';
import { cancelFrame, queueFrame } from './frameQueue';

/**
 * Reports the border-box size of `ref` in CSS pixels: once it is laid out, whenever it changes, and again when one of
 * `reasons` does. Always in a frame: measured at once, what else the page has just begun would be laid out once more.
 */
export function useElementSize(
  ref: RefObject<HTMLElement | null>,
  onSize: (widthPx: number, heightPx: number) => void,
  ...reasons: readonly unknown[]
): void {
  const report = useEffectEvent(onSize);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => report(element.offsetWidth, element.offsetHeight);
    const observer = new ResizeObserver(() => queueFrame(measure));
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelFrame(measure);
    };
  }, [ref, ...reasons]);
}
