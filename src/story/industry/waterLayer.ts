import { redrawBox } from '../../charts/canvas';
import { mix } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { enterMap } from './drawLake';
import { drawYarn, type YarnSprites } from './drawWarp';
import { createLayer, drawLayer, drawLayerTo } from './lakeLayers';
import { placeStrands, type Strand } from './placeStrands';
import { calculateSpreadShare, type YarnDye } from './placeYarns';
import type { Scene } from './scene';
import { placeEdges } from './shoreline';

type Context = CanvasRenderingContext2D;

/** The water of the resting lake, cut by its shoreline. */
export interface WaterLayer {
  image: HTMLCanvasElement;
  /** The lake full of water, without its yarns. */
  full: HTMLCanvasElement;
  /** Over how much of the lake the drawn yarns are spread, and how far each is filled; -1 before the first. */
  spread: number;
  filled: number[];
}

/** How far a yarn is drawn past the shore, which then cuts it. */
const PAST_SHORE_PX = 40;

export function createWaterLayer({ stage, lake, layers }: Scene): WaterLayer {
  return {
    image: createLayer(layers.box, stage.pixelRatio),
    full: createLayer(layers.box, stage.pixelRatio, (context) => {
      enterMap(context, stage.lake);
      context.fillStyle = COLORS['dip-6'];
      context.fill(lake.paths.water, 'evenodd');
    }),
    spread: -1,
    filled: [],
  };
}

/** A yarn that lies in the lake, on water of its own width, so that no ground shows between two. */
export function drawWaterOf(context: Context, sprites: YarnSprites, strand: Strand, dye: YarnDye): void {
  if (strand.carried > 0 || dye.blue === 0) return;
  const { topXPx, topPx, bottomPx, pitchPx } = strand;
  context.fillStyle = COLORS['dip-6'];
  context.fillRect(topXPx - pitchPx / 2 - 0.5, topPx, pitchPx + 1, (bottomPx - topPx) * dye.blue);
  drawYarn(context, sprites, strand, dye);
}

/** Draws the water at progress `p` onto the stage; into its layer only the yarns that have changed there. */
export function drawRestingWater(
  context: Context,
  { stage, lake, layers }: Scene,
  sprites: YarnSprites,
  layer: WaterLayer,
  p: number,
  dyes: readonly YarnDye[],
): void {
  const { box } = layers;
  const spread = calculateSpreadShare(p);
  const isSpread = spread !== layer.spread;
  const snap = (px: number) =>
    box.leftPx + Math.round((px - box.leftPx) * stage.pixelRatio) / stage.pixelRatio;
  // No water lies east of the yarns. The pixel beyond them softens their edge when the layer is shown larger.
  const eastEdge = placeEdges(lake.water, spread, 1)[1] ?? 0;
  const eastPx = snap(stage.lake.leftPx + eastEdge * stage.lake.pxPerUnit) + 1;
  const water = layer.image.getContext('2d');
  const isChanged = ({ blue }: YarnDye, i: number) => isSpread || blue !== layer.filled[i];
  if (water && dyes.some(isChanged)) {
    if (isSpread) water.clearRect(box.leftPx, box.topPx, box.widthPx, box.heightPx);
    placeStrands(stage, lake.water, stage.lake, p).forEach((strand, i) => {
      const dye = dyes[i];
      if (!dye || !isChanged(dye, i)) return;
      const leftPx = snap(strand.topXPx - strand.pitchPx / 2);
      const widthPx = snap(strand.topXPx + strand.pitchPx / 2) - leftPx;
      // In a column of its own it is the same whether its neighbors are drawn again or not.
      redrawBox(water, { ...box, leftPx, widthPx }, () => {
        if (dye.blue === 0) return;
        const [topPx, bottomPx] = [strand.topPx - PAST_SHORE_PX, strand.bottomPx + PAST_SHORE_PX];
        water.beginPath();
        water.rect(leftPx, box.topPx, widthPx, mix(topPx, bottomPx, dye.blue) - box.topPx);
        water.clip();
        drawLayer(water, box, layer.full);
        // Only where water is: to cut it out afterward, the browser would go over the whole picture each time.
        water.globalCompositeOperation = 'source-atop';
        drawYarn(water, sprites, { ...strand, topPx, bottomPx }, dye);
      });
    });
    layer.spread = spread;
    layer.filled = dyes.map(({ blue }) => blue);
  }
  drawLayerTo(context, box, layer.image, eastPx);
}
