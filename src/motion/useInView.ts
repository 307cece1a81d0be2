import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';

export interface InViewOptions {
  /** Share of the element that must be in view, 0 to 1, or several at which to report. */
  threshold?: number | number[];
  rootMargin?: string;
  /** What to say until it is known. */
  initialInView?: boolean;
  /** Whether to look away after the first time in view. */
  triggerOnce?: boolean;
  onChange?: (inView: boolean, entry: IntersectionObserverEntry) => void;
}

/**
 * Whether an element is in view: one that stays as long as its component. It is the library's shared observer without
 * the library's component: its own hook brings 2 kB that no page here needs.
 */
export function useInView<Kind extends Element>(
  options: InViewOptions = {},
): { ref: RefObject<Kind | null>; inView: boolean } {
  const { rootMargin, initialInView = false, triggerOnce = false } = options;
  // Kept in no state: that would render anew at once, and with it run all effects of a new page in one task.
  const ref = useRef<Kind>(null);
  const [inView, setInView] = useState(initialInView);
  const report = useEffectEvent((isNow: boolean, entry: IntersectionObserverEntry) => {
    setInView(isNow);
    options.onChange?.(isNow, entry);
  });
  // Thresholds are compared by value: callers may write them in place.
  const thresholds = [options.threshold ?? 0].flat().join(' ');

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stop = observe(
      element,
      (isNow, entry) => {
        report(isNow, entry);
        if (isNow && triggerOnce) stop?.();
      },
      { threshold: thresholds.split(' ').map(Number), ...(rootMargin !== undefined && { rootMargin }) },
    );
    return stop;
  }, [thresholds, rootMargin, triggerOnce]);

  return { ref, inView };
}
