import type { BarDatum } from '../bar/barDatum';
import type { PlacedChart } from '../bar/layout';

/** What is drawn over the bars while they grow and after: smog, streams, a pulse. */
export interface Effect {
  /** Draws one frame on a cleared canvas. */
  draw: (
    context: CanvasRenderingContext2D,
    chart: PlacedChart,
    data: readonly BarDatum[],
    elapsedMs: number,
  ) => void;
  /** When it is over; Infinity for one that goes on. */
  endsMs: number;
  /** The moment to show where nothing may move. */
  stillMs: number;
  /** What the pause control stops, e.g. "the smog"; without it there is no control. */
  name?: string;
}

/** How far an effect reaches above the chart's box; to the right it reaches as far as its canvas. */
const ABOVE_PX = 90;

const HIGHEST_PIXEL_RATIO = 2;

/** Paints one frame of an effect, resizing the canvas where the chart's size has changed. */
export function paintEffect(
  canvas: HTMLCanvasElement,
  effect: Effect,
  chart: PlacedChart,
  data: readonly BarDatum[],
  elapsedMs: number,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = Math.min(HIGHEST_PIXEL_RATIO, window.devicePixelRatio);
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(ratio, 0, 0, ratio, 0, ABOVE_PX * ratio);
  effect.draw(context, chart, data, elapsedMs);
}
