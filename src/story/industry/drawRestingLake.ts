import { drawShoreline } from './drawLake';
import { drawLayer } from './lakeLayers';
import type { Scene } from './scene';
import { calculateSpan } from './timeline';

type Context = CanvasRenderingContext2D;

/** The lake at rest, whose shore the thread sews at progress `p`; `drawWater` draws what lies in its basin. */
export function drawRestingLake(context: Context, scene: Scene, p: number, drawWater?: () => void): void {
  const { stage, layers, shorePoints } = scene;
  const sewn = calculateSpan('shoreline', p);
  drawLayer(context, layers.box, layers.basin);
  if (sewn < 1) drawLayer(context, layers.box, layers.stitches);
  drawWater?.();
  if (sewn < 1) drawShoreline(context, shorePoints, sewn, stage.isNarrow);
  else drawLayer(context, layers.box, layers.shore);
}
