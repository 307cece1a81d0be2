import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { fitCanvas, readPixelRatio } from '../../charts/canvas';
import { pageStudio } from '../../charts/studio';
import { startFrameLoop } from '../../motion/frameLoop';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import { useScrollProgress } from '../../motion/scrollProgress';
import { useElementSize } from '../../motion/useElementSize';
import { hangDrip } from './hangDrip';
import { LABEL_KINDS } from './labels';
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
  captions: CaptionMotion;
  /** What the picture is, or is about to be, prepared for. */
  size: StageSize;
  /** The picture comes in turns, after the words. */
  drawing?: { context: CanvasRenderingContext2D; painter: ScenePainter; stands?: boolean };
}

/** Measures the picture and what stands before it; nothing where the style sheet does not show it, or before all stands. */
function measureStage({ pin, canvas, lakeCaptions, warpCaptions }: SceneRefs): StageSize | undefined {
  const box = pin.current;
  if (!box || !canvas.current?.offsetWidth || !lakeCaptions.current || !warpCaptions.current?.firstChild)
    return undefined;
  const findTop = (group: HTMLElement) => group.getBoundingClientRect().top - box.getBoundingClientRect().top;
  return {
    widthPx: box.clientWidth,
    heightPx: box.clientHeight,
    lakeCaptionTopPx: findTop(lakeCaptions.current),
    warpCaptionTopPx: findTop(warpCaptions.current),
    pixelRatio: readPixelRatio(),
  };
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
  const hasBegun = useRef(false);

  const stop = useEffectEvent(() => {
    stopLoop.current?.();
    stopLoop.current = undefined;
  });

  const paint = useEffectEvent((p: number) => {
    progress.current.shown = p;
    if (!running.current || !picture.current) return;
    const { captions, drawing } = running.current;
    captions.pose(p);
    if (!drawing) return;
    hangDrip(picture.current, drawing.painter.paint(drawing.context, p));
    if (drawing.stands) showLabels(picture.current, p);
    drawing.stands = true;
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

  const leave = useEffectEvent(() => {
    stop();
    running.current?.captions.release();
    running.current = undefined;
    story.current?.removeAttribute('data-bar-clear');
  });

  /** Measures the lake, prepares its picture and draws it. */
  const prepare = useEffectEvent(async (size: StageSize) => {
    const context = canvas.current?.getContext('2d');
    if (!context) {
      leave();
      return;
    }
    const lake = await readLake();
    const scene = await createScene(placeStage(size, lake.water.area.at(-1) ?? 0), lake, pageStudio);
    const painter = createScenePainter(scene);
    if (running.current?.size !== size || !picture.current) return;
    for (const kind of LABEL_KINDS) layOutLabels(picture.current, scene, kind);
    fitCanvas(context.canvas, size.widthPx, size.heightPx);
    running.current.drawing = { context, painter };
    cut();
    showLabels(picture.current, progress.current.shown);
    await painter.prepare();
    if (running.current?.size === size) cut();
  });

  const layOut = useEffectEvent(() => {
    const size = view === 'scroll' ? measureStage(refs) : undefined;
    if (!size || !story.current) {
      leave();
      return;
    }
    if (JSON.stringify(size) === JSON.stringify(running.current?.size)) return;
    const captions = running.current?.captions ?? startCaptions(story.current, story.current, isStill);
    running.current = { ...running.current, captions, size };
    // Nothing passes beneath the bar as long as the scene stands still under it.
    story.current.dataset.barClear = '';
    cut();
    prepare(size);
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
    // What stands is laid out anew without a gap; at first its size is still on its way.
    if (hasBegun.current) layOut();
    hasBegun.current = true;
    return leave;
  }, [view, isStill]);
}
