import { fitCanvas, releaseCanvas } from './canvas';
import { createCaptions } from './captions';
import { frames } from './frames';
import { createPictures, type Picture } from './pictures';
import { browser, type End } from './platform';
import { createRefs } from './refs';
import type { Scene } from './scene';
import { createTimeline } from './timeline';

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

/** So near to the viewport a scene is prepared, and follows the scroll. */
const NEAR = '50%';
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
  const { clock, rests, layoutKey } = scene;
  const measuredNames = ['root', 'canvas', ...(scene.watches ?? [])];
  let isNear = false;
  let isInView = false;
  let isStale = false;
  let isDirty = false;
  let wantsMore = false;
  /** Where a browser gives no canvas to draw on, words that follow the time stand at the end of their rest. */
  let isUndrawn = false;
  let lastMs: number | undefined;
  let told: number | undefined;
  let toldRest: number | undefined;
  let ends: End[] = [];
  let endSizes: End | undefined;

  const { refs, ref } = createRefs((name, last) => {
    if (name === 'canvas' && last) releaseCanvas(last as HTMLCanvasElement);
    if (ends.length === 0) return;
    if (measuredNames.includes(name)) watchSizes();
    isDirty = true;
    wake();
  });
  const captions = createCaptions(refs, platform);
  const timeline = createTimeline(scene, platform);
  let toldPicture: Picture<Layout, Assets> | undefined;
  const pictures = createPictures(scene, refs, platform, loop, (picture) => {
    isDirty = true;
    if (picture === toldPicture) return;
    toldPicture = picture;
    if (!picture) captions.end();
    state.onLayout?.(picture?.layout);
  });

  const readInstant = () => timeline.readInstant(state.isStill || isUndrawn);

  const leave = () => {
    pictures.release();
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
    const shown = pictures.readShown();
    if (shown) drawOn(twin, shown, 2);
    return twin;
  };

  /** Whether time passes, and the picture changes with it. */
  const isMoving = () =>
    wantsMore && pictures.isReady() && isInView && !state.isStill && (clock === 'scroll' || state.isRunning);

  const read = () => {
    // Of many scenes that begin at once, those wait that this frame has no time for.
    if (isStale && (pictures.readShown() || !loop.isFull())) {
      isStale = false;
      if (refs.canvas) redraws.set(refs.canvas, copy);
      pictures.measure(state.props, state.isStill);
    }
    if (refs.root && timeline.follow(refs.root) && !state.isStill) isDirty = true;
  };

  const paint = () => {
    isDirty = false;
    const shown = pictures.readShown();
    if (!shown) return;
    const hasMore = refs.canvas !== undefined && drawOn(refs.canvas, shown, shown.stage.pixelRatio);
    const instant = readInstant();
    wantsMore = scene.place?.(refs, shown.layout, instant, state.props) === true || hasMore;
    if (shown.captions) captions.showAt(shown.captions, instant.progress);
    if (instant.rest !== toldRest) state.onRest?.(rests[instant.rest]?.name ?? '');
    toldRest = instant.rest;
  };

  const draw = (nowMs: number) => {
    const progress = timeline.readProgress();
    if (clock === 'scroll' && progress !== told) scene.follow?.(refs, progress);
    told = progress;
    const passedMs = nowMs - (lastMs ?? nowMs);
    const stepMs = isMoving() ? (passedMs > PAUSE_MS ? FRAME_MS : passedMs) : 0;
    if (timeline.advance(stepMs, state.rest ?? (state.isStill ? rests.length - 1 : 0))) isDirty = true;
    pictures.prepare(isInView);
    if (isDirty || isMoving()) paint();
    lastMs = isMoving() ? nowMs : undefined;
    if (pictures.isPreparing() || isStale || isMoving()) wake();
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
      platform.onWindow('resize', () => (pictures.isCramped() ? refresh() : wake())),
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
      if (pictures.readShown() && given.isStill) loop.ask(frame);
      else wake();
    },
    stop,
  };
}
