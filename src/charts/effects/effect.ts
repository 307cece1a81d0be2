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

/** How far an effect may reach beyond the chart's box. */
export const OVERFLOW_PX = { top: 90, right: 48 } as const;

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
  const widthPx = Math.round((chart.widthPx + OVERFLOW_PX.right) * ratio);
  const heightPx = Math.round((chart.heightPx + OVERFLOW_PX.top) * ratio);
  if (canvas.width !== widthPx || canvas.height !== heightPx) {
    canvas.width = widthPx;
    canvas.height = heightPx;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, OVERFLOW_PX.top * ratio);
  context.clearRect(0, -OVERFLOW_PX.top, chart.widthPx + OVERFLOW_PX.right, chart.heightPx + OVERFLOW_PX.top);
  effect.draw(context, chart, data, elapsedMs);
}
