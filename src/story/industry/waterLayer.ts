import { redrawBox } from '../../charts/canvas';
import { COLORS } from '../../theme/tokens';
import { BASIN_COLOR, enterMap } from './drawLake';
import { drawYarn, type YarnSprites } from './drawWarp';
import { createLayer, drawLayer } from './lakeLayers';
import { placeStrands, type Strand } from './placeStrands';
import { calculateSpreadShare, type YarnDye } from './placeYarns';
import type { Scene } from './scene';

type Context = CanvasRenderingContext2D;

/** The water of the resting lake, cut by its shoreline. */
export interface WaterLayer {
  image: HTMLCanvasElement;
  /** The shape that the water is cut to. */
  mask: HTMLCanvasElement;
  /** Over how much of the lake the drawn yarns are spread, and how far each is filled; -1 before the first. */
  spread: number;
  filled: number[];
}

/** How far a yarn is drawn past the shore, which then cuts it. */
const PAST_SHORE_PX = 40;

export function createWaterLayer({ stage, lake, layers }: Scene): WaterLayer {
  return {
    image: createLayer(layers.box, stage.pixelRatio),
    mask: createLayer(layers.box, stage.pixelRatio, (context) => {
      enterMap(context, stage.lake);
      context.fillStyle = BASIN_COLOR;
      context.fill(lake.paths.water, 'evenodd');
    }),
    spread: -1,
    filled: [],
  };
}

/** A yarn that lies in the lake, on water of its own width, so that no ground shows between two. */
export function drawWaterOf(
  context: Context,
  sprites: YarnSprites,
  strand: Strand,
  dye: YarnDye,
  pastPx = 0,
): void {
  if (strand.carried > 0 || dye.blue === 0) return;
  const [topPx, bottomPx] = [strand.topPx - pastPx, strand.bottomPx + pastPx];
  context.fillStyle = COLORS['dip-6'];
  const leftPx = strand.topXPx - strand.pitchPx / 2;
  context.fillRect(leftPx - 0.5, topPx, strand.pitchPx + 1, (bottomPx - topPx) * dye.blue);
  drawYarn(context, sprites, { ...strand, topPx, bottomPx }, dye);
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
  const water = layer.image.getContext('2d');
  const isChanged = ({ blue }: YarnDye, i: number) => isSpread || blue !== layer.filled[i];
  if (water && dyes.some(isChanged)) {
    if (isSpread) water.clearRect(box.leftPx, box.topPx, box.widthPx, box.heightPx);
    const snap = (px: number) =>
      box.leftPx + Math.round((px - box.leftPx) * stage.pixelRatio) / stage.pixelRatio;
    placeStrands(stage, lake.water, stage.lake, p).forEach((strand, i) => {
      const dye = dyes[i];
      if (!dye || !isChanged(dye, i)) return;
      const leftPx = snap(strand.topXPx - strand.pitchPx / 2);
      const widthPx = snap(strand.topXPx + strand.pitchPx / 2) - leftPx;
      // In a column of its own it is the same whether its neighbors are drawn again or not.
      redrawBox(water, { ...box, leftPx, widthPx }, () => {
        drawWaterOf(water, sprites, strand, dye, PAST_SHORE_PX);
        water.globalCompositeOperation = 'destination-in';
        drawLayer(water, box, layer.mask);
      });
    });
    layer.spread = spread;
    layer.filled = dyes.map(({ blue }) => blue);
  }
  drawLayer(context, box, layer.image);
}
