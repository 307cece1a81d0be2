import { type RefObject, useEffect, useRef } from 'react';
import { pageStudio } from '../../charts/studio';
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
    scene.current = startPourScene({
      home,
      title,
      canvas,
      isStill,
      studio: pageStudio,
      findSunken: () => sunkenRef.current,
    });
    play.current();
    return () => {
      scene.current?.stop();
      scene.current = undefined;
    };
  }, [homeRef, titleRef, canvasRef, sunkenRef, isStill]);
}
