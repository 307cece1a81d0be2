import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { fitCanvas, readPixelRatio } from '../../charts/canvas';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { startFrameLoop } from '../../motion/frameLoop';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import { useScrollProgress } from '../../motion/scrollProgress';
import { useElementSize } from '../../motion/useElementSize';
import { createLakePaths } from './drawLake';
import { calculateLabelOpacity, LABELS, placeLabels } from './labels';
import { placeStage } from './layout';
import { bindCaptions, poseCaptions, releaseCaptions } from './moveCaptions';
import { createScene, type Lake, paintScene, type Scene } from './paintScene';
import { findShoreline, measureWater } from './shoreline';
import { calculateSpan, settleProgress, snapProgress } from './timeline';

let measuredLake: Lake | undefined;

function readLake(): Lake {
  measuredLake ??= {
    shore: findShoreline(LAKE_ONTARIO),
    water: measureWater(LAKE_ONTARIO),
    paths: createLakePaths(),
  };
  return measuredLake;
}

const findLabel = (picture: HTMLElement, id: string) =>
  picture.querySelector<HTMLElement>(`[data-label="${id}"]`);

function layOutLabels(picture: HTMLElement, scene: Scene): void {
  const placed = placeLabels(scene.stage, scene.lake.water);
  for (const { id } of LABELS) {
    const { xPx, yPx, widthPx } = placed[id];
    const label = findLabel(picture, id);
    label?.style.setProperty('transform', `translate(${xPx}px, ${yPx}px)`);
    if (widthPx !== undefined) label?.style.setProperty('width', `${widthPx}px`);
  }
}

function showLabels(picture: HTMLElement, p: number): void {
  for (const label of LABELS) {
    findLabel(picture, label.id)?.style.setProperty('opacity', calculateLabelOpacity(label, p).toFixed(3));
  }
  picture.style.setProperty('--struck', calculateSpan('check', p).toFixed(3));
}

interface SceneRefs {
  story: RefObject<HTMLElement | null>;
  pin: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  captions: RefObject<HTMLElement | null>;
}

/**
 * Drives the scene by the scroll: publishes the raw progress as `--story-progress`, and lets the picture settle
 * to it. Nothing runs while the page stands still, or where the scene is not shown.
 */
export function useScene({ story, pin, picture, canvas, captions }: SceneRefs): void {
  const isStill = useReducedMotion();
  const view = useReadingView();
  const state = useRef({
    raw: 0,
    shown: Number.NaN,
    isBound: false,
    stopLoop: undefined as (() => void) | undefined,
  });
  const sceneRef = useRef<Scene>(undefined);

  const paint = useEffectEvent(() => {
    const [scene, canvasElement, pictureElement] = [sceneRef.current, canvas.current, picture.current];
    if (!scene || !canvasElement || !pictureElement) return;
    const context = canvasElement.getContext('2d');
    if (!context) return;
    paintScene(context, scene, state.current.shown);
    showLabels(pictureElement, state.current.shown);
    if (captions.current && !state.current.isBound) poseCaptions(captions.current, state.current.shown);
  });

  const stop = useEffectEvent(() => {
    state.current.stopLoop?.();
    state.current.stopLoop = undefined;
  });

  const follow = useEffectEvent(() => {
    const now = state.current;
    if (isStill || Number.isNaN(now.shown)) {
      now.shown = isStill ? snapProgress(now.raw) : now.raw;
      paint();
      return;
    }
    if (now.stopLoop) return;
    let lastMs = 0;
    now.stopLoop = startFrameLoop((elapsedMs) => {
      now.shown = settleProgress(now.shown, now.raw, elapsedMs - lastMs);
      lastMs = elapsedMs;
      paint();
      if (now.shown === now.raw) stop();
    });
  });

  useScrollProgress(story, (progress) => {
    state.current.raw = progress;
    story.current?.style.setProperty('--story-progress', String(progress));
    story.current?.toggleAttribute('data-bar-clear', sceneRef.current !== undefined && progress < 1);
    follow();
  });

  const layOut = useEffectEvent(() => {
    const [widthPx, heightPx] = [pin.current?.clientWidth ?? 0, pin.current?.clientHeight ?? 0];
    const isShown = (canvas.current?.offsetWidth ?? 0) > 0;
    const fitted =
      isShown && canvas.current && view === 'scroll'
        ? fitCanvas(canvas.current, widthPx, heightPx)
        : undefined;
    sceneRef.current = undefined;
    if (fitted && picture.current) {
      const lake = readLake();
      const captionTopPx = captions.current?.offsetTop ?? heightPx;
      const size = { widthPx, heightPx, captionTopPx, pixelRatio: readPixelRatio() };
      sceneRef.current = createScene(placeStage(size, lake.water.area.at(-1) ?? 0), lake);
      layOutLabels(picture.current, sceneRef.current);
    }
    story.current?.toggleAttribute('data-bar-clear', Boolean(fitted) && state.current.raw < 1);
    state.current.shown = isStill ? snapProgress(state.current.raw) : state.current.raw;
    paint();
  });

  useElementSize(pin, layOut);
  useElementSize(captions, layOut);
  useEffect(() => {
    const [storyElement, captionsElement] = [story.current, captions.current];
    if (!storyElement || !captionsElement || view !== 'scroll') return;
    const unbind = isStill ? undefined : bindCaptions(storyElement, captionsElement);
    state.current.isBound = unbind !== undefined;
    layOut();
    return () => {
      stop();
      unbind?.();
      releaseCaptions(captionsElement);
    };
  }, [view, isStill, story, captions]);
}
