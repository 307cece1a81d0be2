export type End = () => void;

/**
 * What a scene needs of the browser; tests give their own. No other file asks for frames, sizes or the pixel ratio. Where
 * a browser lacks an observer, everything counts as seen and is measured once and when the window changes.
 */
export interface Platform {
  /** The page's clock, in ms. */
  now: () => number;
  requestFrame: (call: (nowMs: number) => void) => void;
  readPixelRatio: () => number;
  readViewportPx: () => number;
  scrollBy: (downPx: number) => void;
  createCanvas: () => HTMLCanvasElement;
  onSize: (element: Element, call: () => void) => End;
  /** `margin` widens the viewport, e.g. "50%". */
  onView: (element: Element, margin: string, call: (isInView: boolean) => void) => End;
  onPixelRatio: (call: () => void) => End;
  /** Tells of fonts that have come late. */
  onFonts: (call: () => void) => End;
  onWindow: (type: 'scroll' | 'resize' | 'pagehide' | 'pageshow', call: () => void) => End;
}

function listen(target: EventTarget | undefined, type: string, call: () => void): End {
  // Old engines have media queries and font sets that are no event targets.
  target?.addEventListener?.(type, call, { passive: true });
  return () => target?.removeEventListener?.(type, call);
}

export const browser: Platform = {
  now: () => performance.now(),
  requestFrame: (call) => requestAnimationFrame(call),
  readPixelRatio: () => window.devicePixelRatio || 1,
  readViewportPx: () => document.documentElement.clientHeight,
  scrollBy: (top) => window.scrollBy({ top, behavior: 'instant' }),
  createCanvas: () => document.createElement('canvas'),
  onSize(element, call) {
    if (typeof ResizeObserver === 'undefined') {
      call();
      return listen(window, 'resize', call);
    }
    const observer = new ResizeObserver(call);
    observer.observe(element);
    return () => observer.disconnect();
  },
  onView(element, rootMargin, call) {
    if (typeof IntersectionObserver === 'undefined') {
      call(true);
      return () => {};
    }
    const observer = new IntersectionObserver((entries) => call(entries.at(-1)?.isIntersecting === true), {
      rootMargin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  },
  onPixelRatio(call) {
    let end: End = () => {};
    // A query knows one ratio only: each change needs the next.
    const watch = () => {
      end();
      end = listen(window.matchMedia?.(`(resolution: ${window.devicePixelRatio}dppx)`), 'change', () => {
        watch();
        call();
      });
    };
    watch();
    return () => end();
  },
  onFonts: (call) => listen(document.fonts, 'loadingdone', call),
  onWindow: (type, call) => listen(window, type, call),
};
