import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { LAKE_SHARES } from '../../model/industry';
import { COLORS } from '../../theme/tokens';
import { createBollSprite } from './drawEnds';
import { enterMap } from './drawLake';
import type { YarnSprites } from './drawWarp';
import { createWeftLayer, type WeftLayer } from './drawWeft';
import { createLayer } from './lakeLayers';
import type { Scene } from './scene';
import { placeEdges } from './shoreline';
import { createWarpLayer, type WarpLayer } from './warpLayer';
import { createWaterLayer, type WaterLayer } from './waterLayer';
import { createYarnSprite, type YarnKind } from './yarnSprite';

type Context = CanvasRenderingContext2D;

/** What the moving picture needs beyond the resting lake, prepared once for a stage of one size. */
export interface Yarns {
  sprites: YarnSprites;
  /** The boll that each cotton yarn ends in. */
  boll: HTMLCanvasElement;
  /** Lines where the claim's water would have been. */
  ghost: HTMLCanvasElement;
  water: WaterLayer;
  warp: WarpLayer;
  weft: WeftLayer;
}

// The lines that the claim left behind where there never was that much water.
function drawGhost(context: Context, { stage, lake }: Scene): void {
  const edges = placeEdges(lake.water, LAKE_SHARES.claimed, 50);
  const from = placeEdges(lake.water, LAKE_SHARES.true, 1)[1] ?? 0;
  const { pxPerUnit } = stage.lake;
  enterMap(context, stage.lake);
  context.clip(lake.paths.water, 'evenodd');
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

/** Spins the yarns and prepares what they are drawn into. */
export function prepareYarns(scene: Scene): Yarns {
  const { stage, layers } = scene;
  const { warp, pixelRatio, heightPx } = stage;
  const spin = (kind: YarnKind) =>
    // Blue yarns are drawn longer: they stand in the lake while it is large.
    createYarnSprite(kind, warp.pitchPx, kind === 'blue' ? heightPx : warp.bottomPx - warp.topPx, pixelRatio);
  return {
    sprites: { blue: spin('blue'), cotton: spin('cotton'), undyed: spin('undyed') },
    boll: createBollSprite(warp.pitchPx, pixelRatio),
    ghost: createLayer(layers.box, pixelRatio, (context) => drawGhost(context, scene)),
    water: createWaterLayer(scene),
    warp: createWarpLayer(stage),
    weft: createWeftLayer(stage),
  };
}
