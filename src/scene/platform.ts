import { keepPlace } from '../motion/keepPlace';

export type End = () => void;

/** What scenes need of the browser; tests give their own. No other file asks for frames, sizes or the pixel ratio. */
export type Platform = typeof browser;

function listen(target: EventTarget, type: string, call: () => void): End {
  target.addEventListener(type, call, { passive: true });
  return () => target.removeEventListener(type, call);
}

export const browser = {
  /** The page's clock, in ms. */
  now: () => performance.now(),
  requestFrame: (call: (nowMs: number) => void): unknown => requestAnimationFrame(call),
  /** Where the browser does not tell, or says 0: one. */
  readPixelRatio: () => window.devicePixelRatio || 1,
  readViewportPx: () => document.documentElement.clientHeight,
  scrollBy: (top: number) => window.scrollBy({ top, behavior: 'instant' }),
  keepPlace,
  createCanvas: () => document.createElement('canvas'),
  /** Tells of the sizes once, and of each change of one. */
  onSize(elements: readonly Element[], call: () => void): End {
    const observer = new ResizeObserver(call);
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  },
  /** Tells of each change of the page's length: what stands below has moved, and not every engine scrolls after it. */
  onPageLength: (call: () => void): End => browser.onSize([document.body], call),
  /** `rootMargin` widens the viewport, e.g. "50%". */
  onView(element: Element, rootMargin: string, call: (isInView: boolean) => void): End {
    const observer = new IntersectionObserver((entries) => call(entries.at(-1)?.isIntersecting === true), {
      rootMargin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  },
  onPixelRatio(call: () => void): End {
    // A query knows one ratio only: each change needs the next.
    const watch = (): End =>
      listen(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), 'change', () => {
        end();
        end = watch();
        call();
      });
    let end = watch();
    return () => end();
  },
  /** Tells of fonts that have come late. */
  onFonts: (call: () => void): End => listen(document.fonts, 'loadingdone', call),
  /** Tells of the element that takes the focus. */
  onFocus(call: (target: Element | null) => void): End {
    return listen(document, 'focusin', () => call(document.activeElement));
  },
  /** Tells where text is found or marked: browsers select what they find in the page, Chromium as the search is closed. */
  onSelect(call: (target: Node | null) => void): End {
    return listen(document, 'selectionchange', () => call(document.getSelection()?.anchorNode ?? null));
  },
  readFocused: () => document.activeElement,
  onWindow: (type: 'scroll' | 'resize' | 'pagehide' | 'pageshow', call: () => void): End =>
    listen(window, type, call),
};
