import { calculateScrollProgress } from '../motion/scrollProgress';
import { type CanvasPool, createCanvasPool, fitCanvas, releaseCanvas } from './canvas';
import { createCaptions } from './captions';
import { frames } from './frames';
import { browser, type End } from './platform';
import { createRefs } from './refs';
import { type Caption, findRest, type Instant, type Scene, type Stage } from './scene';

/** What the component says with each render. */
export interface SceneState<Props, Layout> {
  props: Props;
  isStill: boolean;
  /** Whether time passes: false before the press, and while paused. */
  isRunning: boolean;
  /** The rest of a scene that time moves. */
  rest?: number | undefined;
  /** Told of each layout when its picture is shown; undefined when none is. */
  onLayout?: ((layout: Layout | undefined) => void) | undefined;
  /** Told of the name of each rest once it is drawn. */
  onRest?: ((name: string) => void) | undefined;
  /** The scene has thrown and is released: its section falls back. */
  onError?: (error: unknown) => void;
}

interface Picture<Layout, Assets> {
  stage: Stage;
  layout: Layout;
  pool: CanvasPool;
  assets: Assets | undefined;
  captions: readonly Caption[] | undefined;
}

/** So near to the viewport a scene is prepared, and follows the scroll. */
const NEAR = '50%';
/** Sharper than this, nobody sees the difference, and every pixel costs time. */
const MAX_PIXEL_RATIO = 2;
/** Longer than this a tab was hidden or a machine asleep: that counts as one ordinary frame. A slow machine drops frames. */
const PAUSE_MS = 1000;
const FRAME_MS = 16;

const redraws = new WeakMap<HTMLCanvasElement, () => HTMLCanvasElement>();

/** What `canvas` shows now, drawn once more at two pixels per CSS pixel; a canvas of no scene as it is. */
export const copyCanvas = (canvas: HTMLCanvasElement): HTMLCanvasElement => redraws.get(canvas)?.() ?? canvas;

const isSame = (last: object, next: object): boolean =>
  Object.keys({ ...last, ...next }).every((key) => Object.is(Reflect.get(last, key), Reflect.get(next, key)));

/** A scene that runs on the elements in its `refs`, from its first update until it is stopped. */
export function createRunningScene<Props extends object, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  state: SceneState<Props, Layout>,
  platform = browser,
  loop = frames,
) {
  const { clock, rests, layoutKey, progress: calculateProgress = calculateScrollProgress } = scene;
  const measuredNames = ['root', 'canvas', ...(scene.watches ?? [])];
  const at: Instant = { progress: 0, elapsedMs: 0, rest: 0, sinceRestMs: 0 };
  let shown: Picture<Layout, Assets> | undefined;
  /** What is being prepared; it may be shown in part. */
  let next: Picture<Layout, Assets> | undefined;
  let steps: Generator<Assets | undefined, Assets> | undefined;
  let isNear = false;
  let isInView = false;
  let isStale = false;
  /** Whether the section shows something else, for the scene has no room. */
  let isCramped = false;
  let isDirty = false;
  let wantsMore = false;
  /** Where a browser gives no canvas to draw on, words that follow the time stand at the end of their rest. */
  let isUndrawn = false;
  let lastMs: number | undefined;
  let told: number | undefined;
  let toldRest: number | undefined;
  let ends: End[] = [];
  let endSizes: End | undefined;

  const readInstant = (): Instant =>
    state.isStill || isUndrawn
      ? { progress: 0, elapsedMs: 0, sinceRestMs: 0, ...rests[at.rest]?.at, rest: at.rest }
      : { ...at };

  /** Shows `picture` in place of the one before, which is released. */
  const show = (picture: Picture<Layout, Assets> | undefined) => {
    isDirty = true;
    if (picture === shown) return;
    shown?.pool.release();
    shown = picture;
    if (!picture) captions.end();
    state.onLayout?.(picture?.layout);
  };

  const abort = () => {
    steps?.return(undefined as Assets);
    if (next !== shown) next?.pool.release();
    next = undefined;
  };

  const release = () => {
    abort();
    show(undefined);
    if (refs.canvas) releaseCanvas(refs.canvas);
  };

  const leave = () => {
    release();
    isStale = true;
  };

  const drawOn = (canvas: HTMLCanvasElement, picture: Picture<Layout, Assets>, pixelRatio: number) => {
    const { stage, layout, assets } = picture;
    const context = fitCanvas(canvas, stage.widthPx, stage.heightPx, pixelRatio);
    isUndrawn = clock === 'time' && context === undefined;
    context?.save();
    const hasMore = context && scene.draw?.(context, layout, assets, readInstant(), state.props);
    context?.restore();
    return hasMore === true;
  };

  const copy = () => {
    const twin = platform.createCanvas();
    if (shown) drawOn(twin, shown, 2);
    return twin;
  };

  /** Reads the document and begins a new picture; the one before stays until this one is prepared. */
  const measure = () => {
    isStale = false;
    const { root, canvas } = refs;
    const section = root?.closest('[data-section]');
    const wasCramped = isCramped;
    // Measured as it would stand: there may be room by now.
    section?.removeAttribute('data-cramped');
    isCramped = false;
    if (canvas) redraws.set(canvas, copy);
    const { clientWidth: widthPx = 0, clientHeight: heightPx = 0 } = canvas ?? root ?? {};
    const sharpest = Math.sqrt((scene.maxPixels ?? Number.POSITIVE_INFINITY) / (widthPx * heightPx));
    const pixelRatio = Math.min(MAX_PIXEL_RATIO, platform.readPixelRatio(), sharpest);
    const stage = { widthPx, heightPx, pixelRatio, isStill: state.isStill };
    if (!root || widthPx === 0 || heightPx === 0) return release();
    const layout = scene.measure(root, stage, state.props, refs);
    if (layout === undefined) {
      isCramped = true;
      const setCramped = () => section?.setAttribute('data-cramped', '');
      if (wasCramped) setCramped();
      else platform.keepPlace(setCramped);
      return release();
    }
    abort();
    const pool = createCanvasPool(platform.createCanvas);
    const picture = { stage, layout, pool, assets: undefined, captions: scene.captions?.(layout) };
    steps = scene.prepare?.(layout, pool, stage);
    if (steps) next = picture;
    if (!steps || !shown) show(picture);
  };

  /** Prepares for what is left of the frame; for longer where words stand over an empty picture until then. */
  const prepare = () => {
    while (next && steps) {
      const { value, done } = steps.next();
      if (done || value !== undefined) show(Object.assign(next, { assets: value }));
      if (done) next = undefined;
      if (loop.isFull(isInView && shown?.assets === undefined)) return;
    }
  };

  /** Whether time passes, and the picture changes with it. */
  const isMoving = () => {
    const isReady = shown && (shown !== next || shown.assets !== undefined);
    return wantsMore && isReady && isInView && !state.isStill && (clock === 'scroll' || state.isRunning);
  };

  const read = () => {
    // Of many scenes that begin at once, those wait that this frame has no time for.
    if (isStale && (shown || !loop.isFull())) measure();
    const { root } = refs;
    if (clock === 'time' || !root) return;
    const { top, height } = root.getBoundingClientRect();
    const progress = calculateProgress(top, height, platform.readViewportPx());
    if (progress !== at.progress && !state.isStill) isDirty = true;
    at.progress = progress;
  };

  const advance = (stepMs: number) => {
    const last = at.rest;
    const saidRest = state.rest ?? (state.isStill ? rests.length - 1 : 0);
    at.rest = clock === 'scroll' ? findRest(rests, at.progress) : saidRest;
    at.elapsedMs += stepMs;
    at.sinceRestMs = at.rest === last ? at.sinceRestMs + stepMs : 0;
    if (at.rest !== last) isDirty = true;
  };

  const paint = () => {
    isDirty = false;
    if (!shown) return;
    const hasMore = refs.canvas !== undefined && drawOn(refs.canvas, shown, shown.stage.pixelRatio);
    const instant = readInstant();
    wantsMore = scene.place?.(refs, shown.layout, instant, state.props) === true || hasMore;
    const progress = scene.captionProgress?.(instant, state.props) ?? instant.progress;
    if (shown.captions) captions.showAt(shown.captions, progress);
    if (instant.rest !== toldRest) state.onRest?.(rests[instant.rest]?.name ?? '');
    toldRest = instant.rest;
  };

  const draw = (nowMs: number) => {
    if (clock === 'scroll' && at.progress !== told) scene.follow?.(refs, at.progress);
    told = at.progress;
    const passedMs = nowMs - (lastMs ?? nowMs);
    advance(isMoving() ? (passedMs > PAUSE_MS ? FRAME_MS : passedMs) : 0);
    prepare();
    if (isDirty || isMoving()) paint();
    lastMs = isMoving() ? nowMs : undefined;
    if (next || isStale || isMoving()) wake();
  };

  const stop = () => {
    for (const end of ends) end();
    ends = [];
    loop.cancel(frame);
    leave();
  };

  const frame = {
    read,
    draw,
    onError(error: unknown) {
      stop();
      (state.onError ?? reportError)(error);
    },
  };

  const wake = () => {
    if (isNear) loop.ask(frame);
  };

  /** What `measure` reads has changed. */
  const refresh = () => {
    isStale = true;
    wake();
  };

  /** The observer tells of what it begins to observe, too: then all is measured. */
  const watchSizes = () => {
    const measured = measuredNames.flatMap((name) => refs[name] ?? []);
    endSizes?.();
    endSizes = platform.onSize(measured, refresh);
  };

  const { refs, ref } = createRefs((name, last) => {
    if (name === 'canvas' && last) releaseCanvas(last as HTMLCanvasElement);
    if (ends.length === 0) return;
    if (measuredNames.includes(name)) watchSizes();
    isDirty = true;
    wake();
  });

  const captions = createCaptions(refs, platform);

  const start = () => {
    watchSizes();
    const root = refs.root as HTMLElement;
    ends = [
      () => endSizes?.(),
      platform.onView(root, NEAR, (isNow) => {
        // As it leaves, too: whoever jumps away leaves it at its end.
        isNear ||= isNow;
        wake();
        isNear = isNow;
      }),
      platform.onView(root, '0px', (isNow) => {
        isInView = isNow;
        wake();
      }),
      platform.onPixelRatio(refresh),
      platform.onFonts(refresh),
      platform.onWindow('pagehide', leave),
      // A page that comes back from the browser's memory draws again.
      platform.onWindow('pageshow', wake),
      platform.onWindow('scroll', wake),
      platform.onPageLength(wake),
      // What stands in place of the scene may have the same size in a higher window.
      platform.onWindow('resize', () => (isCramped ? refresh() : wake())),
    ];
  };

  return {
    /** Names an element for `place`: `ref={scene.ref('tag')}`. "root" must be named, and stay. */
    ref,
    refs,
    readInstant,
    refresh,
    update(given: SceneState<Props, Layout>) {
      const readKey = (props: Props) => (layoutKey ? { key: layoutKey(props) } : props);
      const isSameLayout = isSame(readKey(state.props), readKey(given.props));
      if (given.isStill !== state.isStill || !isSameLayout) isStale = true;
      state = given;
      isDirty = true;
      if (ends.length === 0) start();
      // What stops moving stands at its end, wherever the reader is by then.
      if (shown && given.isStill) loop.ask(frame);
      else wake();
    },
    stop,
  };
}
