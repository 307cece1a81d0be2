import type { PlacedChart } from '../bar/layout';
import type { DrawEffect, PaintEffect } from './effect';

/** How far an effect reaches above the chart's box; to the right it reaches as far as its canvas. */
const ABOVE_PX = 90;

const HIGHEST_PIXEL_RATIO = 2;

/** For which chart, at which pixel ratio, a canvas has been measured: to ask in every frame would lay out the page. */
const measured = new WeakMap<HTMLCanvasElement, { chart: PlacedChart; ratio: number }>();

function fitToChart(canvas: HTMLCanvasElement, chart: PlacedChart, ratio: number): void {
  const last = measured.get(canvas);
  if (last?.chart === chart && last.ratio === ratio) return;
  measured.set(canvas, { chart, ratio });
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
}

/** Lets a drawing paint frames, resizing its canvas where the chart's size has changed. */
export const createPaint =
  (draw: DrawEffect): PaintEffect =>
  (canvas, chart, data, elapsedMs) => {
    const context = canvas.getContext('2d');
    if (!context) return;
    const ratio = Math.min(HIGHEST_PIXEL_RATIO, window.devicePixelRatio);
    fitToChart(canvas, chart, ratio);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(ratio, 0, 0, ratio, 0, ABOVE_PX * ratio);
    draw(context, chart, data, elapsedMs);
  };
