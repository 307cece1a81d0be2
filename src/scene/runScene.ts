import { calculateScrollProgress } from '../motion/scrollProgress';
import { type CanvasPool, choosePixelRatio, createCanvasPool, fitCanvas, releaseCanvas } from './canvas';
import { type Frame, type FrameLoop, frames } from './frames';
import { browser, type End, type Platform } from './platform';
import { findStop, type Moment, type Scene, type SceneRefs, type Stage } from './scene';

export interface SceneHost<Layout> {
  refs: SceneRefs;
  /** Told of each layout when its picture is shown; undefined when none is. */
  onLayout: (layout: Layout | undefined) => void;
  /** The scene has thrown and is released: its section falls back. */
  onError: (error: unknown) => void;
}

/** What the component says. */
export interface SceneState<Props> {
  props: Props;
  isStill: boolean;
  /** Whether time passes: false before the press, and while paused. */
  isRunning: boolean;
  /** The stop of a scene that time moves. */
  stop: number | undefined;
}

export interface RunningScene<Props> {
  update: (state: SceneState<Props>) => void;
  /** Measures anew: what `measure` reads has changed without another size. */
  refresh: () => void;
  /** The element of that name has come or gone. */
  refreshRef: (name: string) => void;
  readMoment: () => Moment;
  /** Scrolls to where the scene stands at `progress`. */
  scrollTo: (progress: number) => void;
  stop: () => void;
}

interface Picture<Layout, Assets> {
  stage: Stage;
  layout: Layout;
  pool: CanvasPool;
  assets?: Assets | undefined;
  isReady: boolean;
}

/** So near to the viewport a scene is prepared, and follows the scroll. */
const NEAR = '50%';
const SETTLE_MS = 36;
const CLOSE_ENOUGH = 0.0004;

function settle(from: number, to: number, stepMs: number): number {
  const rest = (from - to) * Math.exp(-stepMs / SETTLE_MS);
  return Math.abs(rest) < CLOSE_ENOUGH ? to : to + rest;
}

/** Whether the two say the same, key by key: components write their props in place. */
function isSame(last: object, next: object): boolean {
  const entries = Object.entries(next);
  return (
    entries.length === Object.keys(last).length &&
    entries.every(([key, value]) => Object.is(value, Reflect.get(last, key)))
  );
}

const redraws = new WeakMap<HTMLCanvasElement, (pixelRatio: number) => HTMLCanvasElement | undefined>();

/** What `canvas` shows now, drawn once more at that many pixels per CSS pixel; a canvas of no scene as it is. */
export function copyCanvas(canvas: HTMLCanvasElement, pixelRatio = 2): HTMLCanvasElement {
  return redraws.get(canvas)?.(pixelRatio) ?? canvas;
}

/** Runs a scene on the elements in `host.refs` until stopped. */
export function runScene<Props extends object, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  host: SceneHost<Layout>,
  state: SceneState<Props>,
  platform: Platform = browser,
  loop: FrameLoop = frames,
): RunningScene<Props> {
  const calculateProgress = scene.progress ?? calculateScrollProgress;
  const at: Moment = { progress: 0, elapsedMs: 0, stop: state.stop ?? 0, sinceStopMs: 0 };
  /** Where the scroll is; the progress may still be on its way there. */
  let target: number | undefined;
  let isNear = false;
  let isInView = false;
  let isAway = false;
  let hasScrolled = true;
  let isStale = true;
  let isDirty = false;
  let wantsMore = false;
  let shown: Picture<Layout, Assets> | undefined;
  let preparing:
    | { picture: Picture<Layout, Assets>; steps: Generator<Assets | undefined, Assets> }
    | undefined;
  let endFrames: End | undefined;
  let canvas: HTMLCanvasElement | undefined;
  const sized = new Map<string, { element: Element; end: End }>();
  const sizedNames = ['root', 'canvas', ...(scene.watches ?? [])];

  const isOtherLayout = (last: Props, next: Props) =>
    scene.layoutKey ? scene.layoutKey(last) !== scene.layoutKey(next) : !isSame(last, next);

  const findCurrentStop = () =>
    scene.clock === 'scroll'
      ? findStop(scene.stops, at.progress)
      : (state.stop ?? (state.isStill ? scene.stops.length - 1 : 0));

  const readMoment = (): Moment => {
    if (!state.isStill) return { ...at };
    const rest = scene.stops[at.stop] ?? scene.stops.at(-1);
    return { progress: 0, elapsedMs: 0, sinceStopMs: 0, ...rest?.at, stop: at.stop };
  };

  const drawOn = (
    onto: HTMLCanvasElement,
    { stage, layout, assets }: Picture<Layout, Assets>,
    pixelRatio: number,
  ): boolean => {
    const { widthPx, heightPx } = scene.size?.(layout) ?? stage;
    const context = scene.draw && fitCanvas(onto, widthPx, heightPx, pixelRatio);
    if (!context) return false;
    context.save();
    const isMoving = scene.draw?.(context, layout, assets, readMoment(), state.props) === true;
    context.restore();
    return isMoving;
  };

  const paint = (picture: Picture<Layout, Assets>) => {
    isDirty = false;
    wantsMore = canvas !== undefined && drawOn(canvas, picture, picture.stage.pixelRatio);
    if (scene.place?.(host.refs, picture.layout, readMoment(), state.props) === true) wantsMore = true;
  };

  const copy = (pixelRatio: number) => {
    if (!shown) return undefined;
    const twin = platform.createCanvas();
    drawOn(twin, shown, pixelRatio);
    return twin;
  };

  const show = (picture: Picture<Layout, Assets>) => {
    isDirty = true;
    if (shown === picture) return;
    shown?.pool.release();
    shown = picture;
    const size = scene.size?.(picture.layout);
    if (canvas && size)
      Object.assign(canvas.style, { width: `${size.widthPx}px`, height: `${size.heightPx}px` });
    host.onLayout(picture.layout);
  };

  const abort = () => {
    if (!preparing) return;
    preparing.steps.return(undefined as Assets);
    preparing.picture.pool.release();
    // Its sprites are gone, were it shown in part.
    if (shown === preparing.picture) shown = undefined;
    preparing = undefined;
  };

  const release = () => {
    if (shown) host.onLayout(undefined);
    abort();
    shown?.pool.release();
    shown = undefined;
    if (canvas) releaseCanvas(canvas);
  };

  // The height of a canvas that the layout sizes, and of what holds it, follows from the width.
  const readSize = ({ clientWidth, clientHeight }: Element) =>
    `${clientWidth} ${scene.size ? '' : clientHeight}`;

  /** Observes the sizes of the elements that are there now. */
  const observe = () => {
    for (const name of sizedNames) {
      const element = host.refs[name];
      const last = sized.get(name);
      if (last?.element === element) continue;
      last?.end();
      sized.delete(name);
      if (!element) continue;
      let size = readSize(element);
      const end = platform.onSize(element, () => {
        const wasSize = size;
        size = readSize(element);
        if (size !== wasSize) refresh();
      });
      sized.set(name, { element, end });
    }
    const next = host.refs.canvas as HTMLCanvasElement | undefined;
    if (canvas && canvas !== next) releaseCanvas(canvas);
    canvas = next;
    if (canvas) redraws.set(canvas, copy);
  };

  const measure = (root: HTMLElement) => {
    isStale = false;
    observe();
    abort();
    const { clientWidth: widthPx, clientHeight: heightPx } = (scene.size ? undefined : canvas) ?? root;
    const pixelRatio = choosePixelRatio(platform.readPixelRatio(), { widthPx, heightPx }, scene.maxPixels);
    const stage = { widthPx, heightPx, pixelRatio, isStill: state.isStill };
    const isLaidOut = widthPx > 0 && (heightPx > 0 || scene.size !== undefined);
    const layout = isLaidOut ? scene.measure(root, stage, state.props) : undefined;
    if (layout === undefined) {
      release();
      return;
    }
    const pool = createCanvasPool(platform.createCanvas);
    const steps = scene.prepare?.(layout, pool, stage);
    const picture = { stage, layout, pool, isReady: !steps };
    if (steps) preparing = { picture, steps };
    if (!steps || !shown) show(picture);
  };

  const prepare = (frame: Frame) => {
    if (!preparing) return;
    const { picture, steps } = preparing;
    const add = (assets: Assets | undefined) => {
      Object.assign(picture, { assets, isReady: true });
      show(picture);
    };
    const done = loop.doSlice(steps, frame, (part) => part !== undefined && add(part));
    if (!done) return;
    preparing = undefined;
    add(done.result);
  };

  const canPass = () =>
    isInView && !state.isStill && shown?.isReady === true && (scene.clock === 'scroll' || state.isRunning);

  /** Lets the clocks pass. */
  const advance = (stepMs: number) => {
    const { progress, stop } = at;
    if (target !== undefined)
      at.progress =
        scene.isSettling && isInView && !state.isStill ? settle(progress, target, stepMs) : target;
    at.stop = findCurrentStop();
    const passedMs = canPass() ? stepMs : 0;
    at.elapsedMs += passedMs;
    at.sinceStopMs = at.stop === stop ? at.sinceStopMs + passedMs : 0;
    if (at.stop !== stop || (at.progress !== progress && !state.isStill) || (canPass() && wantsMore))
      isDirty = true;
  };

  const guard =
    <Arguments extends unknown[]>(call: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      try {
        call(...given);
      } catch (error) {
        stop();
        host.onError(error);
      }
    };

  const read = guard(() => {
    const root = host.refs.root as HTMLElement | undefined;
    if (!root) return;
    if (isStale) measure(root);
    if (scene.clock === 'time' || !hasScrolled) return;
    hasScrolled = false;
    const { top, height } = root.getBoundingClientRect();
    const isFirst = target === undefined;
    target = calculateProgress(top, height, platform.readViewportPx());
    if (isFirst) at.progress = target;
  });

  const draw = guard((frame: Frame) => {
    advance(frame.stepMs);
    prepare(frame);
    if (isDirty && shown) paint(shown);
    const isOnItsWay = target !== undefined && at.progress !== target;
    if (!preparing && !isOnItsWay && !(canPass() && wantsMore)) rest();
  });

  const rest = () => {
    endFrames?.();
    endFrames = undefined;
  };
  const wake = () => {
    if (isNear && !isAway) endFrames ??= loop.onFrame(draw, read);
  };
  const refresh = () => {
    isStale = true;
    wake();
  };
  const follow = () => {
    hasScrolled = true;
    wake();
  };

  const stop = () => {
    isAway = true;
    rest();
    for (const end of ends) end();
    for (const { end } of sized.values()) end();
    release();
  };

  const root = host.refs.root as HTMLElement;
  const ends: End[] = [];
  ends.push(
    platform.onView(root, NEAR, (isNow) => {
      isNear = isNow;
      if (isNear) follow();
    }),
    platform.onView(root, '0px', (isNow) => {
      isInView = isNow;
      if (isInView) follow();
    }),
    platform.onPixelRatio(refresh),
    platform.onFonts(refresh),
    platform.onWindow('pagehide', () => {
      isAway = true;
      rest();
      release();
    }),
    // A page that comes back from the browser's memory draws again.
    platform.onWindow('pageshow', () => {
      if (!isAway) return;
      isAway = false;
      refresh();
    }),
  );

  if (scene.clock === 'scroll')
    ends.push(platform.onWindow('scroll', follow), platform.onWindow('resize', follow));

  return {
    update(next) {
      const { props: lastProps, ...last } = state;
      const { props, ...rest } = next;
      if (isSame(last, rest) && isSame(lastProps, props)) return;
      state = next;
      if (rest.isStill !== last.isStill || isOtherLayout(lastProps, props)) isStale = true;
      isDirty = true;
      wake();
    },
    refresh,
    refreshRef(name) {
      if (sizedNames.includes(name)) isStale = true;
      isDirty = true;
      wake();
    },
    readMoment,
    scrollTo(progress) {
      const { top, height } = root.getBoundingClientRect();
      platform.scrollBy(top + progress * Math.max(0, height - platform.readViewportPx()));
    },
    stop,
  };
}
