type Observers = Partial<Pick<Window & typeof globalThis, 'IntersectionObserver' | 'ResizeObserver'>>;

/** Tells once, soon, of each element it watches. */
abstract class TellOnce {
  private readonly watched = new Set<Element>();

  observe(target: Element): void {
    this.watched.add(target);
    // Never at once: who watches expects to be told after `observe` has returned.
    queueMicrotask(() => {
      if (this.watched.has(target)) this.tell(target);
    });
  }

  unobserve(target: Element): void {
    this.watched.delete(target);
  }

  disconnect(): void {
    this.watched.clear();
  }

  protected abstract tell(target: Element): void;
}

class SeenAtOnce extends TellOnce {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly thresholds = [0];

  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    super();
    this.callback = callback;
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  protected tell(target: Element): void {
    const rect = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, intersectionRatio: 1, boundingClientRect: rect };
    this.callback(
      [{ ...entry, intersectionRect: rect, rootBounds: null, time: performance.now() }],
      this as unknown as IntersectionObserver,
    );
  }
}

class MeasuredOnce extends TellOnce {
  private readonly callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    super();
    this.callback = callback;
  }

  protected tell(target: Element): void {
    const contentRect = target.getBoundingClientRect();
    const sizes = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
    this.callback(
      [
        {
          target,
          contentRect,
          borderBoxSize: sizes,
          contentBoxSize: sizes,
          devicePixelContentBoxSize: sizes,
        },
      ],
      this as unknown as ResizeObserver,
    );
  }
}

function canMake(Observer: (new (callback: () => void) => unknown) | undefined): boolean {
  try {
    return Observer !== undefined && Boolean(new Observer(() => undefined));
  } catch {
    return false;
  }
}

/**
 * Where a browser has no observers, or throws when they are made, everything counts as seen and keeps its first size:
 * the story then stands at what it would come to, and nothing of it is lost.
 */
export function provideObservers(target: Observers): void {
  if (!canMake(target.IntersectionObserver))
    target.IntersectionObserver = SeenAtOnce as unknown as typeof IntersectionObserver;
  if (!canMake(target.ResizeObserver))
    target.ResizeObserver = MeasuredOnce as unknown as typeof ResizeObserver;
}

/** Where a canvas throws when it is asked for its context, it has none, as in browsers that cannot draw. */
export function provideCanvas(prototype: { getContext: (kind: string) => unknown }): void {
  try {
    prototype.getContext.call(document.createElement('canvas'), '');
  } catch {
    prototype.getContext = () => null;
  }
}
