import type { CanvasPool } from '../../../scene/canvas';
import type { BarDatum } from '../barDatum';
import type { PlacedChart } from '../placeBars';

/** Draws one frame over a chart, in its own pixels. `sprite` is there once it has been drawn. */
export type DrawEffect = (
  context: CanvasRenderingContext2D,
  chart: PlacedChart,
  data: readonly BarDatum[],
  elapsedMs: number,
  sprite: HTMLCanvasElement | undefined,
) => void;

/** What is drawn over the bars while they grow and after: smog, streams, a pulse. */
export interface Effect {
  draw: DrawEffect;
  /** Draws once what `draw` copies. */
  drawSprite?: (pool: CanvasPool) => HTMLCanvasElement;
  /** When it is over; Infinity for one that goes on. */
  endsMs: number;
  /** The moment to show where nothing may move. */
  stillMs: number;
  /** What the pause control stops, e.g. "the smog"; without it there is no control. */
  name?: string;
}
