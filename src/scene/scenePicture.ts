import { type CanvasPool, choosePixelRatio, createCanvasPool, fitCanvas, releaseCanvas } from './canvas';
import type { Frame, FrameLoop } from './frames';
import type { Platform } from './platform';
import type { Moment, Scene, SceneRefs, Stage } from './scene';

export interface SceneHost<Layout> {
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
  assets?: Assets | undefined;
  isReady: boolean;
}

const redraws = new WeakMap<HTMLCanvasElement, (pixelRatio: number) => HTMLCanvasElement | undefined>();

/** What `canvas` shows now, drawn once more at that many pixels per CSS pixel; a canvas of no scene as it is. */
export function copyCanvas(canvas: HTMLCanvasElement, pixelRatio = 2): HTMLCanvasElement {
  return redraws.get(canvas)?.(pixelRatio) ?? canvas;
}

export interface ScenePicture<Props> {
  /** Another canvas stands in the page, or none. */
  setCanvas: (canvas: HTMLCanvasElement | undefined) => void;
  /** Reads the document and begins a new picture; the one before stays until it is prepared. */
  measure: (root: HTMLElement, isStill: boolean, props: Props) => void;
  /** Prepares for what is left of the frame. Returns whether there is something new to show. */
  prepare: (frame: Frame) => boolean;
  isPreparing: () => boolean;
  /** Whether its sprites are there, so that time can pass. */
  isReady: () => boolean;
  /** Returns whether another frame is wanted. */
  paint: () => boolean;
  /** Gives all memory back. */
  release: () => void;
}

/** Keeps what a scene shows and what it prepares. `read` says what the picture depends on now. */
export function createScenePicture<Props, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  host: SceneHost<Layout>,
  read: () => { at: Moment; props: Props },
  platform: Platform,
  loop: FrameLoop,
): ScenePicture<Props> {
  let canvas: HTMLCanvasElement | undefined;
  let shown: Picture<Layout, Assets> | undefined;
  let preparing:
    | { picture: Picture<Layout, Assets>; steps: Generator<Assets | undefined, Assets> }
    | undefined;

  const drawOn = (onto: HTMLCanvasElement, picture: Picture<Layout, Assets>, pixelRatio: number) => {
    const { stage, layout, assets } = picture;
    const { widthPx, heightPx } = scene.size?.(layout) ?? stage;
    const context = scene.draw && fitCanvas(onto, widthPx, heightPx, pixelRatio);
    if (!context) return false;
    const { at, props } = read();
    context.save();
    const isMoving = scene.draw?.(context, layout, assets, at, props) === true;
    context.restore();
    return isMoving;
  };

  const copy = (pixelRatio: number) => {
    if (!shown) return undefined;
    const twin = platform.createCanvas();
    drawOn(twin, shown, pixelRatio);
    return twin;
  };

  const show = (picture: Picture<Layout, Assets>) => {
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
    const { picture, steps } = preparing;
    preparing = undefined;
    // Its sprites go: were it shown in part, it can't be drawn any more.
    if (shown === picture) shown = undefined;
    picture.pool.release();
    steps.return(undefined as Assets);
  };

  const release = () => {
    if (shown) host.onLayout(undefined);
    abort();
    shown?.pool.release();
    shown = undefined;
    if (canvas) releaseCanvas(canvas);
  };

  return {
    setCanvas(next) {
      if (canvas && canvas !== next) releaseCanvas(canvas);
      canvas = next;
      if (canvas) redraws.set(canvas, copy);
    },
    measure(root, isStill, props) {
      abort();
      const { clientWidth: widthPx, clientHeight: heightPx } = (scene.size ? undefined : canvas) ?? root;
      const pixelRatio = choosePixelRatio(platform.readPixelRatio(), { widthPx, heightPx }, scene.maxPixels);
      const stage = { widthPx, heightPx, pixelRatio, isStill };
      const isLaidOut = widthPx > 0 && (heightPx > 0 || scene.size !== undefined);
      const layout = isLaidOut ? scene.measure(root, stage, props, host.refs) : undefined;
      if (layout === undefined) {
        release();
        return;
      }
      const pool = createCanvasPool(platform.createCanvas);
      const steps = scene.prepare?.(layout, pool, stage);
      const picture = { stage, layout, pool, isReady: !steps };
      if (steps) preparing = { picture, steps };
      if (!steps || !shown) show(picture);
    },
    prepare(frame) {
      if (!preparing) return false;
      const { picture, steps } = preparing;
      let isNew = false;
      const add = (assets: Assets | undefined) => {
        isNew = true;
        Object.assign(picture, { assets, isReady: true });
        show(picture);
      };
      const done = loop.doSlice(steps, frame, (part) => part !== undefined && add(part));
      if (done) {
        preparing = undefined;
        add(done.result);
      }
      return isNew;
    },
    isPreparing: () => preparing !== undefined,
    isReady: () => shown?.isReady === true,
    paint() {
      if (!shown) return false;
      const isMoving = canvas !== undefined && drawOn(canvas, shown, shown.stage.pixelRatio);
      const { at, props } = read();
      return scene.place?.(host.refs, shown.layout, at, props) === true || isMoving;
    },
    release,
  };
}
