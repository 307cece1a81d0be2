import type { BarDatum } from '../bar/barDatum';
import type { PlacedChart } from '../bar/layout';

/** Draws one frame on a cleared canvas. */
export type DrawEffect = (
  context: CanvasRenderingContext2D,
  chart: PlacedChart,
  data: readonly BarDatum[],
  elapsedMs: number,
) => void;

/** Paints one frame on a chart's canvas. */
export type PaintEffect = (
  canvas: HTMLCanvasElement,
  chart: PlacedChart,
  data: readonly BarDatum[],
  elapsedMs: number,
) => void;

/** What is drawn over the bars while they grow and after: smog, streams, a pulse. */
export interface Effect {
  paint: PaintEffect;
  /** When it is over; Infinity for one that goes on. */
  endsMs: number;
  /** The moment to show where nothing may move. */
  stillMs: number;
  /** What the pause control stops, e.g. "the smog"; without it there is no control. */
  name?: string;
}
