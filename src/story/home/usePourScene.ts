import { type RefObject, useEffect, useRef } from 'react';
import type { DailyCups } from '../../model/userInput';
import { openStudio } from '../studio/useStudio';
import type { PourScene } from './pourScene';

interface PourRefs {
  homeRef: RefObject<HTMLElement | null>;
  titleRef: RefObject<HTMLElement | null>;
  canvasRef: RefObject<HTMLCanvasElement | null>;
  sunkenRef: RefObject<HTMLElement | null>;
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
/** Without any sign of life the water comes by itself, for the drop that falls now and then. */
const FETCH_AFTER_MS = 8000;

/** Calls `wake` once: at the visitor's first move, or after a while. */
function onFirstMove(wake: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wakeOnce);
  };
  const wakeOnce = () => {
    stop();
    wake();
  };
  const timer = setTimeout(wakeOnce, FETCH_AFTER_MS);
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wakeOnce, { passive: true });
  return stop;
}

/**
 * Keeps home's water in step with the cups: those that are tried, and those that are chosen. The scene is
 * fetched when somebody stirs; until then the page stands without it.
 */
export function usePourScene(
  { homeRef, titleRef, canvasRef, sunkenRef }: PourRefs,
  preview: DailyCups | 0,
  chosen: DailyCups | undefined,
  isStill: boolean,
): void {
  const scene = useRef<PourScene>(undefined);
  const play = useRef(() => {});

  useEffect(() => {
    const startMs = performance.now();
    play.current = () => {
      if (chosen !== undefined) scene.current?.pour(chosen, startMs);
      else scene.current?.preview(preview);
    };
    play.current();
  }, [preview, chosen]);

  useEffect(() => {
    const [home, title, canvas] = [homeRef.current, titleRef.current, canvasRef.current];
    if (!home || !title || !canvas) return;
    let isGone = false;
    const stopWaiting = onFirstMove(async () => {
      const [{ startPourScene }, studio] = await Promise.all([import('./pourScene'), openStudio()]);
      if (isGone) return;
      scene.current = startPourScene({
        home,
        title,
        canvas,
        isStill,
        studio,
        findSunken: () => sunkenRef.current,
      });
      play.current();
    });
    return () => {
      isGone = true;
      stopWaiting();
      scene.current?.stop();
      scene.current = undefined;
    };
  }, [homeRef, titleRef, canvasRef, sunkenRef, isStill]);
}
