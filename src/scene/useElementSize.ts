import { type RefObject, useEffect, useEffectEvent } from 'react';
import { inNextFrame } from './frames';
import { browser, type End } from './platform';

/**
 * Reports the border-box size of `ref` in CSS pixels: once it is laid out, whenever it changes, and again when one of
 * `reasons` does. In the frame after the observer tells of it, where reading the layout costs nothing.
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
    let endFrame: End | undefined;
    const endSizes = browser.onSize(element, () => {
      endFrame?.();
      endFrame = inNextFrame(() => report(element.offsetWidth, element.offsetHeight));
    });
    return () => {
      endSizes();
      endFrame?.();
    };
  }, [ref, ...reasons]);
}
