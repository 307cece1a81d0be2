import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports the border-box size of `ref` in CSS pixels at mount and whenever it changes. */
export function useElementSize(
  ref: RefObject<HTMLElement | null>,
  onSize: (widthPx: number, heightPx: number) => void,
): void {
  const report = useEffectEvent(onSize);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let last = '';
    const measure = () => {
      const { offsetWidth: widthPx, offsetHeight: heightPx } = element;
      const size = `${widthPx} ${heightPx}`;
      // An observer begins with the size that has just been measured.
      if (size === last) return;
      last = size;
      report(widthPx, heightPx);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
