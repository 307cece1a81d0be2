import { type CanvasPool, createCanvasPool, releaseCanvas } from './canvas';
import type { frames } from './frames';
import type { browser } from './platform';
import type { Caption, Scene, SceneRefs, Stage } from './scene';

export interface Picture<Layout, Assets> {
  stage: Stage;
  layout: Layout;
  pool: CanvasPool;
  assets: Assets | undefined;
  captions: readonly Caption[] | undefined;
}

/** Sharper than this, nobody sees the difference, and every pixel costs time. */
const MAX_PIXEL_RATIO = 2;

/** The picture of a scene that is shown, and the next one, which is prepared in slices. `onShow` is told of each that is shown. */
export function createPictures<Props, Layout, Assets>(
  scene: Scene<Props, Layout, Assets>,
  refs: SceneRefs,
  platform: Pick<typeof browser, 'readPixelRatio' | 'createCanvas' | 'keepPlace'>,
  loop: Pick<typeof frames, 'isFull'>,
  onShow: (picture: Picture<Layout, Assets> | undefined) => void,
) {
  let shown: Picture<Layout, Assets> | undefined;
  /** It may be shown in part. */
  let next: Picture<Layout, Assets> | undefined;
  let steps: Generator<Assets | undefined, Assets> | undefined;
  let isCramped = false;

  /** Shows `picture` in place of the one before, which is released. */
  const show = (picture: Picture<Layout, Assets> | undefined) => {
    const last = shown;
    if (picture !== last) last?.pool.release();
    shown = picture;
    onShow(picture);
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

  const measureStage = (isStill: boolean): Stage => {
    const { clientWidth: widthPx = 0, clientHeight: heightPx = 0 } = refs.canvas ?? refs.root ?? {};
    const sharpest = Math.sqrt((scene.maxPixels ?? Number.POSITIVE_INFINITY) / (widthPx * heightPx));
    const pixelRatio = Math.min(MAX_PIXEL_RATIO, platform.readPixelRatio(), sharpest);
    return { widthPx, heightPx, pixelRatio, isStill };
  };

  return {
    release,
    readShown: () => shown,
    /** Whether the section shows something else, for the scene has no room. */
    isCramped: () => isCramped,
    isPreparing: () => next !== undefined,
    /** Whether there is something to draw: what is prepared may have yielded nothing yet. */
    isReady: () => shown !== undefined && (shown !== next || shown.assets !== undefined),

    /** Reads the document and begins a new picture; the one before stays until this one is prepared. */
    measure(props: Props, isStill: boolean) {
      const { root } = refs;
      const section = root?.closest('[data-section]');
      const wasCramped = isCramped;
      // Measured as it would stand: there may be room by now.
      section?.removeAttribute('data-cramped');
      isCramped = false;
      const stage = measureStage(isStill);
      if (!root || stage.widthPx === 0 || stage.heightPx === 0) return release();
      const layout = scene.measure(root, stage, props, refs);
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
    },

    /** Prepares for what is left of the frame; for longer where words stand over an empty picture until then. */
    prepare(isInView: boolean) {
      while (next && steps) {
        const { value, done } = steps.next();
        if (done || value !== undefined) show(Object.assign(next, { assets: value }));
        if (done) next = undefined;
        if (loop.isFull(isInView && shown?.assets === undefined)) return;
      }
    },
  };
}
