import { calculateScrollProgress } from '../motion/scrollProgress';
import { type CanvasPool, createCanvasPool, fitCanvas, releaseCanvas } from './canvas';
import { frames } from './frames';
import { browser, type End } from './platform';
import { findStop, type Moment, type Scene, type SceneRefs, type Stage } from './scene';

/** What the component says. */
export interface SceneState<Props> {
  props: Props;
  isStill: boolean;
  /** Whether time passes: false before the press, and while paused. */
  isRunning: boolean;
  /** The stop of a scene that time moves. */
  stop: number | undefined;
}

interface SceneHost<Layout> {
  refs: SceneRefs;
  /** Told of each layout when its picture is shown; undefined when none is. */
  onLayout: (layout: Layout | undefined) => void;
  /** The scene has thrown and is released: its section falls back. */
  onError: (error: unknown) => void;
}

interface Picture<Layout, Assets> {
  stage: Stage;
  layout: Layout;
  pool: CanvasPool;
  /** Prepares the assets; undefined once they are whole. */
  steps: Generator<Assets | undefined, Assets> | undefined;
  assets?: Assets | undefined;
}

export type RunningScene<Props extends object> = ReturnType<typeof runScene<Props, unknown, unknown>>;

/** So near to the viewport a scene is prepared, and follows the scroll. */
const NEAR = '50%';
/** Sharper than this, nobody sees the difference, and every pixel costs time. */
const MAX_PIXEL_RATIO = 2;
const SETTLE_MS = 36;
const CLOSE_ENOUGH = 0.0004;
const BEGINNING: Moment = { progress: 0, elapsedMs: 0, stop: 0, sinceStopMs: 0 };

const redraws = new WeakMap<HTMLCanvasElement, () => HTMLCanvasElement>();

/** What `canvas` shows now, drawn once more at two pixels per CSS pixel; a canvas of no scene as it is. */
export const copyCanvas = (canvas: HTMLCanvasElement): HTMLCanvasElement => redraws.get(canvas)?.() ?? canvas;

/** Whether the two say the same, key by key: components write their props in place. */
const isSame = (last: object, next: object): boolean =>
  Object.keys({ ...last, ...next }).every((key) => Object.is(Reflect.get(last, key), Reflect.get(next, key)));

/** Where a progress that is softly on its way from `from` to `to` stands after `stepMs`; it begins (NaN) at its end. */
function settle(from: number, to: number, stepMs: number): number {
  const rest = (from - to) * Math.exp(-stepMs / SETTLE_MS);
  return Math.abs(rest) > CLOSE_ENOUGH ? to + rest : to;
}

/** Runs a scene on the elements in `host.refs` until stopped. */
export function runScene<Props extends object, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  { refs, onLayout, onError }: SceneHost<Layout>,
  state: SceneState<Props>,
  platform = browser,
  loop = frames,
) {
  const root = refs.root as HTMLElement;
  const { stops, progress: calculateProgress = calculateScrollProgress } = scene;
  const isScrolled = scene.clock === 'scroll';
  const sizedNames = ['root', 'canvas', ...(scene.watches ?? [])];
  const at = { ...BEGINNING, progress: isScrolled ? Number.NaN : 0 };
  let target = 0;
  let canvas: HTMLCanvasElement | undefined;
  let shown: Picture<Layout, Assets> | undefined;
  /** What is being prepared; it may be shown in part. */
  let next: Picture<Layout, Assets> | undefined;
  let isNear = false;
  let isInView = false;
  let isAway = false;
  let isStale = true;
  let isDirty = false;
  let wantsMore = false;
  let sizes = '';
  let sizeEnds: End[] = [];
  let endFrames: End | undefined;

  const readMoment = (): Moment =>
    state.isStill ? { ...BEGINNING, ...stops[at.stop]?.at, stop: at.stop } : { ...at };

  const drop = (picture: Picture<Layout, Assets> | undefined) => {
    if (shown === picture) shown = undefined;
    if (next === picture) next = undefined;
    picture?.pool.release();
    picture?.steps?.return(undefined as Assets);
  };

  const release = () => {
    if (shown) onLayout(undefined);
    drop(next);
    drop(shown);
    if (canvas) releaseCanvas(canvas);
  };

  const show = (picture: Picture<Layout, Assets>) => {
    isDirty = true;
    if (shown === picture) return;
    drop(shown);
    shown = picture;
    const size = scene.size?.(picture.layout);
    if (canvas && size)
      Object.assign(canvas.style, { width: `${size.widthPx}px`, height: `${size.heightPx}px` });
    onLayout(picture.layout);
  };

  const drawOn = (onto: HTMLCanvasElement, picture: Picture<Layout, Assets>, pixelRatio: number) => {
    const { stage, layout, assets } = picture;
    const { widthPx, heightPx } = scene.size?.(layout) ?? stage;
    const context = fitCanvas(onto, widthPx, heightPx, pixelRatio);
    context?.save();
    const isMoving = context && scene.draw?.(context, layout, assets, readMoment(), state.props);
    context?.restore();
    return isMoving === true;
  };

  const copy = () => {
    const twin = platform.createCanvas();
    if (shown) drawOn(twin, shown, 2);
    return twin;
  };

  // The height of a canvas that the layout sizes, and of what holds it, follows from the width.
  const readSizes = () =>
    sizedNames
      .map((name) => `${refs[name]?.clientWidth} ${scene.size ? '' : refs[name]?.clientHeight}`)
      .join();

  /** Reads the document and begins a new picture; the one before stays until this one is prepared. */
  const measure = () => {
    isStale = false;
    isDirty = true;
    sizes = readSizes();
    if (canvas && canvas !== refs.canvas) releaseCanvas(canvas);
    canvas = refs.canvas as HTMLCanvasElement | undefined;
    if (canvas) redraws.set(canvas, copy);
    const { clientWidth: widthPx, clientHeight: heightPx } = (scene.size ? undefined : canvas) ?? root;
    const sharpest = Math.sqrt((scene.maxPixels ?? Number.POSITIVE_INFINITY) / (widthPx * heightPx));
    const pixelRatio = Math.min(MAX_PIXEL_RATIO, platform.readPixelRatio(), sharpest);
    const stage = { widthPx, heightPx, pixelRatio, isStill: state.isStill };
    const isLaidOut = widthPx > 0 && (heightPx > 0 || scene.size !== undefined);
    const layout = isLaidOut ? scene.measure(root, stage, state.props, refs) : undefined;
    if (layout === undefined) return release();
    drop(next);
    const pool = createCanvasPool(platform.createCanvas);
    const picture = { stage, layout, pool, steps: scene.prepare?.(layout, pool, stage) };
    if (picture.steps) next = picture;
    if (!picture.steps || !shown) show(picture);
  };

  /** Prepares for what is left of the frame. */
  const prepare = () => {
    while (next?.steps) {
      const { value, done } = next.steps.next();
      if (done) next.steps = undefined;
      if (done || value !== undefined) show(Object.assign(next, { assets: value }));
      if (done) next = undefined;
      if (loop.isFull()) return;
    }
  };

  /** Whether time can pass: in view, and with sprites. */
  const isMovable = () => {
    const isReady = shown && (!shown.steps || shown.assets !== undefined);
    return isReady && isInView && !state.isStill && (isScrolled || state.isRunning);
  };

  /** Lets a frame's time pass. */
  const advance = (stepMs: number) => {
    const { progress, stop } = at;
    const isSoft = scene.isSettling && isInView && !state.isStill;
    if (isScrolled) at.progress = isSoft ? settle(progress, target, stepMs) : target;
    at.stop = isScrolled
      ? findStop(stops, at.progress)
      : (state.stop ?? (state.isStill ? stops.length - 1 : 0));
    const passedMs = isMovable() ? stepMs : 0;
    at.elapsedMs += passedMs;
    at.sinceStopMs = at.stop === stop ? at.sinceStopMs + passedMs : 0;
    if (at.stop !== stop || (at.progress !== progress && !state.isStill)) isDirty = true;
  };

  const paint = () => {
    isDirty = false;
    if (!shown) return false;
    const isMoving = canvas !== undefined && drawOn(canvas, shown, shown.stage.pixelRatio);
    return scene.place?.(refs, shown.layout, readMoment(), state.props) === true || isMoving;
  };

  const rest = () => {
    endFrames?.();
    endFrames = undefined;
  };

  const readPage = () => {
    // Of many scenes that begin at once, those wait that this frame has no time for.
    if (isStale && (shown || !loop.isFull())) measure();
    if (!isScrolled) return;
    const { top, height } = root.getBoundingClientRect();
    target = calculateProgress(top, height, platform.readViewportPx());
  };

  const draw = (stepMs: number) => {
    advance(stepMs);
    prepare();
    if (isDirty || (wantsMore && isMovable())) wantsMore = paint();
    if (!next && !isStale && (!isScrolled || at.progress === target) && !(wantsMore && isMovable())) rest();
  };

  const attempt = (call: () => void) => {
    try {
      call();
    } catch (error) {
      stop();
      onError(error);
    }
  };

  const wake = () => {
    if (!isNear || isAway) return;
    endFrames ??= loop.onFrame(
      ({ stepMs }) => attempt(() => draw(stepMs)),
      () => attempt(readPage),
    );
  };

  /** Measures anew: the stage has changed, or what `measure` reads. */
  const refresh = () => {
    isStale = true;
    wake();
  };

  const leave = () => {
    isAway = true;
    isStale = true;
    rest();
    release();
  };

  const watchSizes = () => {
    for (const end of sizeEnds) end();
    const sized = sizedNames.flatMap((name) => refs[name] ?? []);
    sizeEnds = sized.map((element) => platform.onSize(element, () => readSizes() !== sizes && refresh()));
  };

  watchSizes();
  const ends = [
    platform.onView(root, NEAR, (isNow) => {
      isNear = isNow;
      wake();
    }),
    platform.onView(root, '0px', (isNow) => {
      isInView = isNow;
      wake();
    }),
    platform.onPixelRatio(refresh),
    platform.onFonts(refresh),
    platform.onWindow('pagehide', leave),
    // A page that comes back from the browser's memory draws again.
    platform.onWindow('pageshow', () => {
      isAway = false;
      wake();
    }),
    platform.onWindow('scroll', wake),
    platform.onWindow('resize', wake),
  ];
  const stop = () => {
    for (const end of [...ends, ...sizeEnds]) end();
    leave();
  };

  return {
    update(given: SceneState<Props>) {
      const last = state;
      const isSameProps = isSame(last.props, given.props);
      if (isSameProps && isSame({ ...last, props: given.props }, given)) return;
      state = given;
      const key = scene.layoutKey;
      const isSameLayout = key ? key(last.props) === key(given.props) : isSameProps;
      if (last.isStill !== given.isStill || !isSameLayout) isStale = true;
      isDirty = true;
      wake();
    },
    refresh,
    /** The element of that name has come or gone. */
    refreshRef(name: string) {
      if (sizedNames.includes(name)) {
        isStale = true;
        watchSizes();
      }
      isDirty = true;
      wake();
    },
    readMoment,
    stop,
  };
}
