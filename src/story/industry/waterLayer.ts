import { COLORS } from '../../theme/tokens';
import { BASIN_COLOR, enterMap } from './drawLake';
import { drawYarn, type YarnSprites } from './drawWarp';
import { createLayer, drawLayer, type LayerBox } from './lakeLayers';
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

/** Lets nothing be drawn outside of a column. */
function cut(context: Context, leftPx: number, rightPx: number, { topPx, heightPx }: LayerBox): void {
  context.beginPath();
  context.rect(leftPx, topPx, rightPx - leftPx, heightPx);
  context.clip();
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
  const changed = dyes.flatMap(({ blue }, i) => (isSpread || blue !== layer.filled[i] ? [i] : []));
  if (water && changed.length > 0) {
    const strands = placeStrands(stage, lake.water, stage.lake, p);
    // Whole bitmap pixels, so that two neighbors share none.
    const snap = (px: number) =>
      box.leftPx + Math.round((px - box.leftPx) * stage.pixelRatio) / stage.pixelRatio;
    const columnOf = ({ topXPx, pitchPx }: Strand) =>
      [snap(topXPx - pitchPx / 2), snap(topXPx + pitchPx / 2)] as const;
    const [first, last] = [changed[0] ?? 0, changed.at(-1) ?? 0];
    const drawn = strands.slice(first, last + 1);
    const fromPx = isSpread ? box.leftPx : Math.min(...drawn.map((strand) => columnOf(strand)[0]));
    const toPx = isSpread
      ? box.leftPx + box.widthPx
      : Math.max(...drawn.map((strand) => columnOf(strand)[1]));
    water.clearRect(fromPx, box.topPx, toPx - fromPx, box.heightPx);
    drawn.forEach((strand, i) => {
      const dye = dyes[first + i];
      if (!dye) return;
      // Cut to its column, it is the same whether its neighbors are drawn again or not.
      const [leftPx, rightPx] = columnOf(strand);
      water.save();
      cut(water, leftPx, rightPx, box);
      drawWaterOf(water, sprites, strand, dye, PAST_SHORE_PX);
      water.restore();
    });
    water.save();
    cut(water, fromPx, toPx, box);
    water.globalCompositeOperation = 'destination-in';
    drawLayer(water, box, layer.mask);
    water.restore();
    layer.spread = spread;
    layer.filled = dyes.map(({ blue }) => blue);
  }
  drawLayer(context, box, layer.image);
}
