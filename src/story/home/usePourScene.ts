import { type RefObject, useEffect, useRef } from 'react';
import type { DailyCups } from '../../model/userInput';
import { type PourScene, startPourScene } from './pourScene';

interface PourRefs {
  homeRef: RefObject<HTMLElement | null>;
  titleRef: RefObject<HTMLElement | null>;
  canvasRef: RefObject<HTMLCanvasElement | null>;
  sunkenRef: RefObject<HTMLElement | null>;
}

/** Keeps home's water in step with the cups: those that are tried, and those that are chosen. */
export function usePourScene(
  { homeRef, titleRef, canvasRef, sunkenRef }: PourRefs,
  preview: DailyCups | 0,
  chosen: DailyCups | undefined,
  isStill: boolean,
): void {
  const scene = useRef<PourScene>(undefined);

  useEffect(() => {
    const [home, title, canvas] = [homeRef.current, titleRef.current, canvasRef.current];
    if (!home || !title || !canvas) return;
    const started = startPourScene({ home, title, canvas, isStill, findSunken: () => sunkenRef.current });
    scene.current = started;
    return started.stop;
  }, [homeRef, titleRef, canvasRef, sunkenRef, isStill]);

  useEffect(() => {
    if (chosen !== undefined) scene.current?.pour(chosen);
    else scene.current?.preview(preview);
  }, [preview, chosen]);
}
