import type { Page } from '@playwright/test';

/** What runs or listens beyond the elements that are shown. */
export interface LiveThings {
  /** On window, document and media queries, as "window scroll". */
  listeners: string[];
  intervals: number;
  observedElements: number;
  canvases: number;
  animations: number;
  /** Frames asked for while ten passed. */
  frames: number;
}

/** Runs in the page before its own scripts: keeps count of what is started and stopped. */
function countLiveThings() {
  const listeners = new Map<string, string>();
  const numbers = new WeakMap<object, number>();
  let lastNumber = 0;
  const numberOf = (thing: object) => {
    const number = numbers.get(thing) ?? ++lastNumber;
    numbers.set(thing, number);
    return number;
  };
  const isGlobal = (target: EventTarget) =>
    target === window || target === document || target instanceof MediaQueryList;
  const nameOf = (target: EventTarget, type: string) =>
    `${target === window ? 'window' : target === document ? 'document' : 'media'} ${type}`;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
    const isCapture =
      typeof options === 'boolean' ? options : (options as { capture?: boolean })?.capture === true;
    return [numberOf(target), type, numberOf(listener), isCapture].join(' ');
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    add.call(this, type, listener, options);
    if (!listener || !isGlobal(this)) return;
    const key = keyOf(this, type, listener, options);
    listeners.set(key, nameOf(this, type));
    if (typeof options !== 'object') return;
    const forget = () => listeners.delete(key);
    if (options.once) add.call(this, type, forget, { once: true });
    if (options.signal) add.call(options.signal, 'abort', forget, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    remove.call(this, type, listener, options);
    if (listener && isGlobal(this)) listeners.delete(keyOf(this, type, listener, options));
  };

  const intervals = new Set<unknown>();
  const { setInterval: start, clearInterval: stop, requestAnimationFrame: request } = window;
  window.setInterval = ((...given: Parameters<typeof start>) => {
    const id = start(...given);
    intervals.add(id);
    return id;
  }) as typeof start;
  window.clearInterval = (id) => {
    intervals.delete(id);
    stop(id);
  };
  let frames = 0;
  window.requestAnimationFrame = (callback) => {
    frames++;
    return request(callback);
  };

  const observed = new Map<object, Set<unknown>>();
  for (const { prototype } of [IntersectionObserver, ResizeObserver]) {
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (target: Element) {
      observed.set(this, (observed.get(this) ?? new Set()).add(target));
      observe.call(this, target);
    };
    prototype.unobserve = function (target: Element) {
      observed.get(this)?.delete(target);
      unobserve.call(this, target);
    };
    prototype.disconnect = function () {
      observed.delete(this);
      disconnect.call(this);
    };
  }

  Object.assign(window, {
    readLiveThings: async () => {
      const before = frames;
      for (let i = 0; i < 10; i++) await new Promise((done) => request(done));
      return {
        listeners: [...listeners.values()].sort(),
        intervals: intervals.size,
        observedElements: [...observed.values()].reduce((sum, { size }) => sum + size, 0),
        canvases: document.querySelectorAll('canvas').length,
        animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
        frames: frames - before,
      };
    },
  });
}

/** Before the first page is opened: lets `readLiveThings` tell what runs. */
export const watchLiveThings = (page: Page): Promise<unknown> => page.addInitScript(countLiveThings);

export const readLiveThings = (page: Page): Promise<LiveThings> =>
  page.evaluate(() => (window as unknown as { readLiveThings: () => Promise<LiveThings> }).readLiveThings());
