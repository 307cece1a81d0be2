import { useCallback, useEffect, useRef } from 'react';
import { fitCanvas } from '../../../charts/canvas';
import { formatNumber } from '../../../model/format';
import { startFrameLoop } from '../../../motion/frameLoop';
import { useElementSize } from '../../../motion/useElementSize';
import { bakeStepSprites, drawStepCups, type StepField } from './draw';
import { calculateFallMs, countFallen, type Fall } from './fall';
import { placeStepCups } from './layout';
import { countCertain, listStepCups } from './stepCups';

const STEP_CUPS = listStepCups();

type Motion = { fall: Fall; elapsedMs: number; stop: () => void };

/** Draws the field of cups and its counter; the loop runs only while cups are falling. */
export function useStepField(cups: number, isStill: boolean) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const highRef = useRef<HTMLSpanElement>(null);
  const lowRef = useRef<HTMLSpanElement>(null);
  const fieldRef = useRef<StepField & { context: CanvasRenderingContext2D }>(undefined);
  const motionRef = useRef<Motion>({ fall: { from: 0, to: 0 }, elapsedMs: 0, stop: () => {} });

  const draw = useCallback(() => {
    const { fall, elapsedMs } = motionRef.current;
    const count = countFallen(fall, elapsedMs);
    if (highRef.current) highRef.current.textContent = formatNumber(count);
    if (lowRef.current) lowRef.current.textContent = formatNumber(countCertain(STEP_CUPS, count));
    const field = fieldRef.current;
    if (field) drawStepCups(field.context, field, fall, elapsedMs);
  }, []);

  const set = () => {
    const canvas = canvasRef.current;
    const [widthPx, heightPx] = [canvas?.clientWidth ?? 0, canvas?.clientHeight ?? 0];
    if (!canvas || widthPx === 0 || heightPx === 0) return;
    const fitted = fitCanvas(canvas, widthPx, heightPx);
    if (!fitted) return;
    const { context, pixelRatio } = fitted;
    const placed = placeStepCups(STEP_CUPS.length, widthPx, heightPx, pixelRatio);
    const sprites = bakeStepSprites(placed.cupPx, pixelRatio);
    fieldRef.current = { context, placed, cups: STEP_CUPS, sprites, widthPx, heightPx, pixelRatio };
    draw();
  };

  useElementSize(canvasRef, set);

  useEffect(() => {
    const last = motionRef.current;
    last.stop();
    const motion: Motion = {
      fall: { from: countFallen(last.fall, last.elapsedMs), to: cups },
      elapsedMs: 0,
      stop: () => {},
    };
    motionRef.current = motion;
    const endMs = calculateFallMs(motion.fall);
    if (isStill || endMs === 0) {
      motion.elapsedMs = endMs;
      draw();
      return;
    }
    motion.stop = startFrameLoop((elapsedMs) => {
      motion.elapsedMs = elapsedMs;
      draw();
      if (elapsedMs >= endMs) motion.stop();
    });
    return () => motion.stop();
  }, [cups, isStill, draw]);

  return { canvasRef, highRef, lowRef };
}
