import { type RefObject, useEffect, useEffectEvent } from 'react';
import { frames } from './frames';
import { browser } from './platform';

/**
 * Reports the border-box size of `ref` in CSS pixels: once it is laid out, and whenever it or the fonts change. In the frame
 * after the observer tells of it, where reading the layout costs nothing.
 */
export function useElementSize(
  ref: RefObject<HTMLElement | null>,
  onSize: (widthPx: number, heightPx: number) => void,
): void {
  const report = useEffectEvent(onSize);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const call = { draw: () => report(element.offsetWidth, element.offsetHeight) };
    const endSizes = browser.onSize([element], () => frames.ask(call));
    const endFonts = browser.onFonts(() => frames.ask(call));
    return () => {
      endSizes();
      endFonts();
      frames.cancel(call);
    };
  }, [ref]);
}
