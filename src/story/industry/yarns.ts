import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { COLORS } from '../../theme/tokens';
import { enterMap } from './drawLake';
import { createWeftLayer, type WeftLayer } from './drawWeft';
import { createLayer } from './lakeLayers';
import type { Scene } from './scene';
import { placeEdges } from './shoreline';
import type { SpunYarns } from './spinYarns';
import { createWarpLayer, type WarpLayer } from './warpLayer';
import { createWaterLayer, type WaterLayer } from './waterLayer';

type Context = CanvasRenderingContext2D;

/** What the moving picture needs beyond the resting lake, prepared once for a stage of one size. */
export interface Yarns extends SpunYarns {
  /** Lines where the claim's water would have been. */
  ghost: HTMLCanvasElement;
  water: WaterLayer;
  warp: WarpLayer;
  weft: WeftLayer;
}

// The lines that the claim left behind where there never was that much water.
function drawGhost(context: Context, { stage, lake, paths }: Scene): void {
  const edges = placeEdges(lake.water, LAKE_SHARES.claimed, 50);
  const from = placeEdges(lake.water, LAKE_SHARES.true, 1)[1] ?? 0;
  const { pxPerUnit } = stage.lake;
  enterMap(context, stage.lake);
  context.clip(paths.water, 'evenodd');
  context.globalAlpha = 0.22;
  context.strokeStyle = COLORS['dip-2'];
  context.lineWidth = (stage.isNarrow ? 1 : 1.6) / pxPerUnit;
  context.setLineDash([3 / pxPerUnit, 8 / pxPerUnit]);
  context.beginPath();
  for (const edge of edges) {
    if (edge < from + 3) continue;
    context.moveTo(edge, 0);
    context.lineTo(edge, LAKE_ONTARIO.height);
  }
  context.stroke();
}

/** Prepares what the yarns are drawn into. */
export function prepareYarns(scene: Scene, spun: SpunYarns): Yarns {
  const { stage, layers, studio } = scene;
  return {
    ...spun,
    ghost: createLayer(studio, layers.box, stage.pixelRatio, (context) => drawGhost(context, scene)),
    water: createWaterLayer(scene),
    warp: createWarpLayer(studio, stage),
    weft: createWeftLayer(studio, stage),
  };
}
