import { type RefObject, useEffect, useRef } from 'react';
import type { DailyCups } from '../../model/userInput';
import { waitForSign } from '../reader';
import { openStudio } from '../studio/useStudio';
import type { PourScene } from './pourScene';

interface PourRefs {
  homeRef: RefObject<HTMLElement | null>;
  titleRef: RefObject<HTMLElement | null>;
  canvasRef: RefObject<HTMLCanvasElement | null>;
  sunkenRef: RefObject<HTMLElement | null>;
}

/** Without any sign of life the water comes by itself, for the drop that falls now and then. */
const FETCH_AFTER_MS = 8000;

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
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), FETCH_AFTER_MS);
    const fetchScene = async () => {
      await waitForSign(waiting.signal);
      clearTimeout(timer);
      if (isGone) return;
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
    };
    fetchScene();
    return () => {
      isGone = true;
      waiting.abort();
      scene.current?.stop();
      scene.current = undefined;
    };
  }, [homeRef, titleRef, canvasRef, sunkenRef, isStill]);
}
