import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { fitCanvas, readPixelRatio } from '../../charts/canvas';
import { startFrameLoop } from '../../motion/frameLoop';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import { useScrollProgress } from '../../motion/scrollProgress';
import { useElementSize } from '../../motion/useElementSize';
import { hangDrip } from './hangDrip';
import { placeStage, type StageSize } from './layout';
import { type CaptionMotion, showFocused, startCaptions } from './moveCaptions';
import { layOutLabels, showLabels } from './moveLabels';
import { createScenePainter, type ScenePainter } from './paintScene';
import { createScene, readLake } from './scene';
import { settleProgress, snapProgress } from './timeline';

interface SceneRefs {
  story: RefObject<HTMLElement | null>;
  pin: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  lakeCaptions: RefObject<HTMLElement | null>;
  warpCaptions: RefObject<HTMLElement | null>;
}

/** What runs while the scene is on screen. */
interface Running {
  /** What the picture was prepared for. */
  size: string;
  context: CanvasRenderingContext2D;
  captions: CaptionMotion;
  painter: ScenePainter;
}

/** Measures the picture and what stands before it; nothing where the style sheet does not show it. */
function measureStage({ pin, canvas, lakeCaptions, warpCaptions }: SceneRefs): StageSize | undefined {
  const box = pin.current;
  if (!box || !canvas.current?.offsetWidth) return undefined;
  const [widthPx, heightPx] = [box.clientWidth, box.clientHeight];
  const boxTopPx = box.getBoundingClientRect().top;
  const findTop = (group: HTMLElement | null) =>
    group ? group.getBoundingClientRect().top - boxTopPx : heightPx;
  return {
    widthPx,
    heightPx,
    lakeCaptionTopPx: findTop(lakeCaptions.current),
    warpCaptionTopPx: findTop(warpCaptions.current),
    pixelRatio: readPixelRatio(),
  };
}

/** Prepares the picture for its size now; nothing where canvas is not to be had. */
function prepareScene(canvas: HTMLCanvasElement, size: StageSize, onFetched: () => void) {
  const context = fitCanvas(canvas, size.widthPx, size.heightPx)?.context;
  if (!context) return undefined;
  const lake = readLake();
  const scene = createScene(placeStage(size, lake.water.area.at(-1) ?? 0), lake);
  return { size: JSON.stringify(size), scene, context, painter: createScenePainter(scene, onFetched) };
}

/**
 * Drives the scene by the scroll: publishes the raw progress as `--story-progress`, and lets the picture settle
 * to it. Nothing runs while the page stands still, or where the scene is not shown.
 */
export function useScene(refs: SceneRefs): void {
  const { story, pin, picture, canvas, lakeCaptions, warpCaptions } = refs;
  const isStill = useReducedMotion();
  const view = useReadingView();
  const progress = useRef({ raw: 0, shown: 0 });
  const running = useRef<Running>(undefined);
  const stopLoop = useRef<() => void>(undefined);

  const stop = useEffectEvent(() => {
    stopLoop.current?.();
    stopLoop.current = undefined;
  });

  const paint = useEffectEvent((p: number) => {
    progress.current.shown = p;
    if (!running.current || !picture.current) return;
    const { context, captions, painter } = running.current;
    hangDrip(picture.current, painter(context, p));
    showLabels(picture.current, p);
    captions.pose(p);
  });

  const cut = useEffectEvent(() => {
    const { raw } = progress.current;
    paint(isStill ? snapProgress(raw) : raw);
  });

  const settle = useEffectEvent(() => {
    let lastMs = 0;
    stopLoop.current ??= startFrameLoop((elapsedMs) => {
      const { raw, shown } = progress.current;
      paint(settleProgress(shown, raw, elapsedMs - lastMs));
      lastMs = elapsedMs;
      if (progress.current.shown === progress.current.raw) stop();
    });
  });

  useScrollProgress(story, (raw) => {
    progress.current.raw = raw;
    story.current?.style.setProperty('--story-progress', String(raw));
    if (isStill || !running.current) cut();
    else settle();
  });

  const layOut = useEffectEvent(() => {
    const size = view === 'scroll' ? measureStage(refs) : undefined;
    if (size && JSON.stringify(size) === running.current?.size) return;
    const prepared =
      size && canvas.current
        ? prepareScene(canvas.current, size, () => paint(progress.current.shown))
        : undefined;
    // Nothing passes beneath the bar as long as the scene stands still under it.
    story.current?.toggleAttribute('data-bar-clear', prepared !== undefined);
    if (!prepared || !story.current || !picture.current) {
      running.current?.captions.release();
      running.current = undefined;
      return;
    }
    const captions = running.current?.captions ?? startCaptions(story.current, story.current, isStill);
    running.current = { ...prepared, captions };
    layOutLabels(picture.current, prepared.scene);
    cut();
  });

  useEffect(() => {
    const element = story.current;
    if (!element) return;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) showFocused(element, target);
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [story]);

  useElementSize(pin, layOut);
  useElementSize(lakeCaptions, layOut);
  useElementSize(warpCaptions, layOut);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading is another picture
  useEffect(() => {
    layOut();
    return () => {
      stop();
      running.current?.captions.release();
      running.current = undefined;
    };
  }, [view, isStill]);
}
