import { createFrameLoop } from '../frames';
import type { Platform } from '../platform';
import { createRunningScene, type SceneState } from '../runningScene';
import type { Scene } from '../scene';

// A page for tests: elements with sizes, canvases that write down what is drawn on them, and a clock that a test moves.

/** A canvas that keeps the calls of its context since it was last cleared, e.g. "fillRect 0 0 10 10". */
export class FakeCanvas {
  width = 300;
  height = 150;
  clientWidth = 0;
  clientHeight = 0;
  style: Record<string, string> = {};
  calls: string[] = [];
  /** How often it was cleared: once for each picture. */
  pictures = 0;

  private readonly context: object = new Proxy(this, {
    get: (canvas, name) => {
      if (name === 'canvas') return canvas;
      return (...given: unknown[]) => canvas.call(String(name), given);
    },
    set: (canvas, name, value) => {
      canvas.calls.push(`${String(name)} = ${value}`);
      return true;
    },
  });

  private call(name: string, given: unknown[]) {
    if (name === 'clearRect') {
      this.calls = [];
      this.pictures++;
    } else
      this.calls.push(
        [name, ...given.map((value) => (value instanceof FakeCanvas ? 'canvas' : value))].join(' '),
      );
    if (name === 'measureText') return { width: String(given[0]).length * 8 };
    if (name.startsWith('create')) return { addColorStop: () => {} };
    return undefined;
  }

  getContext() {
    return this.context as CanvasRenderingContext2D;
  }

  getBoundingClientRect() {
    return { left: 0, top: 0, width: this.clientWidth, height: this.clientHeight };
  }
}

class FakeStyle {
  setProperty(name: string, value: string) {
    Reflect.set(this, name, value);
  }

  removeProperty(name: string) {
    Reflect.deleteProperty(this, name);
  }
}

export class FakeElement {
  clientWidth: number;
  clientHeight: number;
  topPx = 0;
  leftPx = 0;
  style = new FakeStyle() as FakeStyle & Partial<Record<'opacity' | 'transform' | 'clipPath', string>>;
  textContent = '';
  /** The names of its attributes. */
  attributes = new Set<string>();

  constructor(widthPx: number, heightPx: number) {
    this.clientWidth = widthPx;
    this.clientHeight = heightPx;
  }

  /** It stands in no section but itself. */
  closest() {
    return this;
  }

  contains(element: unknown) {
    return element === this;
  }

  setAttribute(name: string) {
    this.attributes.add(name);
  }

  removeAttribute(name: string) {
    this.attributes.delete(name);
  }

  hasAttribute(name: string) {
    return this.attributes.has(name);
  }

  toggleAttribute(name: string, isOn: boolean) {
    if (isOn) this.setAttribute(name);
    else this.removeAttribute(name);
  }

  getBoundingClientRect() {
    return { left: this.leftPx, top: this.topPx, width: this.clientWidth, height: this.clientHeight };
  }
}

type Call = (value?: boolean) => void;

interface FakePageOptions {
  widthPx?: number;
  heightPx?: number;
  pixelRatio?: number;
}

/** A page of 800 × 600 CSS pixels, unless said, with its platform and frame loop. */
export function createFakePage({ widthPx = 800, heightPx = 600, pixelRatio = 1 }: FakePageOptions = {}) {
  const listeners = new Map<string, Set<Call>>();
  const elements = new Map<unknown, Set<Call>>();
  const made: FakeCanvas[] = [];
  const page = {
    nowMs: 1000,
    pixelRatio,
    isHidden: false,
    scrolledPx: 0,
    focused: null as object | null,
    frameCalls: [] as ((nowMs: number) => void)[],
    /** All canvases that the scenes have made. */
    made,
  };
  const on = <Key, Called>(map: Map<Key, Set<Called>>, key: Key, call: Called) => {
    const calls = map.get(key) ?? new Set();
    map.set(key, calls.add(call));
    return () => calls.delete(call);
  };
  const views = new Map<unknown, Set<(isInView: boolean, isNear: boolean) => void>>();
  const focusCalls = new Map<unknown, Set<(target: Element | null) => void>>();
  const platform: Platform = {
    now: () => page.nowMs,
    requestFrame: (call) => page.frameCalls.push(call),
    readPixelRatio: () => page.pixelRatio,
    readViewportPx: () => heightPx,
    scrollBy: (downPx) => {
      page.scrolledPx += downPx;
    },
    keepPlace: (change) => change(),
    onFocus: (call) => on(focusCalls, page, call),
    onSelect: (call) => on(focusCalls, page, call as (target: Element | null) => void),
    readFocused: () => page.focused as Element | null,
    createCanvas: () => {
      const canvas = new FakeCanvas();
      made.push(canvas);
      return canvas as unknown as HTMLCanvasElement;
    },
    onSize(observed, call) {
      const observedEnds = observed.map((element) => on(elements, element as unknown, call));
      call();
      return () => {
        for (const end of observedEnds) end();
      };
    },
    onView(element, rootMargin, call) {
      const tell = (isInView: boolean, isNear: boolean) => call(rootMargin === '0px' ? isInView : isNear);
      const end = on(views, element as unknown, tell);
      call(true);
      return end;
    },
    onPageLength: (call) => on(listeners, 'pageLength', call),
    onPixelRatio: (call) => on(listeners, 'pixelRatio', call),
    onFonts: (call) => on(listeners, 'fonts', call),
    onWindow: (type, call) => on(listeners, type, call),
  };
  return Object.assign(page, {
    widthPx,
    heightPx,
    platform,
    loop: createFrameLoop(platform),
    /** Tells all who listen, e.g. "scroll", "pageLength", "fonts", "pixelRatio", "pagehide". */
    tell: (type: string) => {
      for (const call of [...(listeners.get(type) ?? [])]) call();
    },
    resize(element: FakeElement | FakeCanvas, toWidthPx: number, toHeightPx: number) {
      Object.assign(element, { clientWidth: toWidthPx, clientHeight: toHeightPx });
      for (const call of [...(elements.get(element) ?? [])]) call();
    },
    focus(target: object) {
      page.focused = target;
      for (const call of [...(focusCalls.get(page) ?? [])]) call(target as Element);
    },
    setInView(element: FakeElement, isInView: boolean, isNear = isInView) {
      for (const call of [...(views.get(element) ?? [])]) call(isInView, isNear);
    },
    listenerCount: () =>
      [...listeners.values(), ...elements.values(), ...views.values(), ...focusCalls.values()].reduce(
        (sum, { size }) => sum + size,
        0,
      ),
    /** Lets so many frames come, 16 ms apart; none in a hidden tab. Returns how many were asked for. */
    runFrames(count = 1): number {
      let ran = 0;
      for (let i = 0; i < count; i++) {
        page.nowMs += 16;
        if (page.isHidden) continue;
        const calls = page.frameCalls.splice(0);
        if (calls.length > 0) ran++;
        for (const call of calls) call(page.nowMs);
      }
      return ran;
    },
  });
}

type FakePage = ReturnType<typeof createFakePage>;

/** Runs `scene` on a fake page, with a root of the canvas's width and `rootHeightPx`. */
export function runFakeScene<Props extends object, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  props: Props,
  {
    page = createFakePage(),
    rootHeightPx = page.heightPx,
    ...given
  }: Partial<SceneState<Props, Layout>> & {
    page?: FakePage;
    rootHeightPx?: number;
  } = {},
) {
  const root = new FakeElement(page.widthPx, rootHeightPx);
  const canvas = new FakeCanvas();
  Object.assign(canvas, { clientWidth: page.widthPx, clientHeight: page.heightPx });
  const layouts: (Layout | undefined)[] = [];
  const errors: unknown[] = [];
  const state: SceneState<Props, Layout> = {
    props,
    isStill: false,
    isRunning: true,
    onLayout: (layout) => layouts.push(layout),
    onError: (error) => errors.push(error),
    ...given,
  };
  const running = createRunningScene(scene, state, page.platform, page.loop);
  const refs = Object.assign(running.refs as Record<string, unknown>, { root, canvas });
  running.update(state);
  return {
    page,
    root,
    canvas,
    refs,
    layouts,
    errors,
    running,
    update: (changes: Partial<SceneState<Props, Layout>>) => {
      running.update(Object.assign({}, state, changes));
      Object.assign(state, changes);
    },
    scrollTo(topPx: number) {
      root.topPx = topPx;
      page.tell('scroll');
    },
  };
}
