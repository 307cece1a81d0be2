import type { YarnSprites } from './drawWarp';
import type { Stage } from './layout';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import type { WaterLayer } from './waterLayer';

/** How far a yarn is drawn past the shore, which then cuts it. */
const PAST_SHORE_PX = 40;

/**
 * The blue yarn in a column of so many bitmap pixels: there it is copied, not scaled again in every frame. One pixel
 * wide it is a plain line.
 */
function findYarn({ yarns, studio }: WaterLayer, { blue }: YarnSprites, width: number): HTMLCanvasElement {
  const found = yarns.get(width);
  if (found) return found;
  const image = studio.createCanvas(width, blue.image.height);
  const context = image.getContext('2d');
  if (context && width > 1) context.drawImage(blue.image, 0, 0, width, image.height);
  else if (context) {
    context.fillStyle = blue.color;
    context.fillRect(0, 0, width, image.height);
  }
  yarns.set(width, image);
  return image;
}

/** The room of one yarn, in bitmap pixels of the layer. On whole pixels no neighbor changes what stands in it. */
interface Column {
  left: number;
  width: number;
  top: number;
  height: number;
}

function placeColumn({ box }: WaterLayer, pixelRatio: number, strand: Strand): Column {
  const toPixel = (px: number) => Math.round(px * pixelRatio);
  const left = toPixel(strand.topXPx - strand.pitchPx / 2 - box.leftPx);
  const top = toPixel(strand.topPx - PAST_SHORE_PX - box.topPx);
  return {
    left,
    width: toPixel(strand.topXPx + strand.pitchPx / 2 - box.leftPx) - left,
    top,
    height: toPixel(strand.bottomPx + PAST_SHORE_PX - box.topPx) - top,
  };
}

/** Draws neighboring yarns and their water where nothing stands; `dyes` says how far each is filled, from west to east. */
function pourColumns(
  water: CanvasRenderingContext2D,
  layer: WaterLayer,
  sprites: YarnSprites,
  columns: readonly Column[],
  dyes: readonly YarnDye[],
): void {
  const allHeight = layer.image.height;
  const copyFull = (left: number, width: number, height: number) =>
    water.drawImage(layer.full, left, 0, width, height, left, 0, width, height);
  const west = columns[0]?.left ?? 0;
  const lastFull = columns[dyes.filter(({ blue }) => blue === 1).length - 1];
  if (lastFull) copyFull(west, lastFull.left + lastFull.width - west, allHeight);
  columns.forEach(({ left, width, top, height }, i) => {
    const blue = dyes[i]?.blue ?? 0;
    const filled = Math.round(height * blue);
    if (width === 0 || filled <= 0) return;
    if (blue < 1) copyFull(left, width, Math.max(0, top + filled));
    // Of lines as narrow as this, every second one stands for two, and the water shows in between.
    if (width === 1 && left % 2 === 1) return;
    // Only where water is: to cut it out afterward, the browser would go over the whole picture each time.
    water.globalCompositeOperation = 'source-atop';
    water.drawImage(findYarn(layer, sprites, width), 0, 0, width, filled, left, top, width, filled);
    water.globalCompositeOperation = 'source-over';
  });
}

/**
 * Fills the resting lake with its yarns as they lie in `strands`, from west to east. Into the layer only those are
 * drawn that have changed there.
 * @returns how far east any water stands, in the stage's pixels
 */
export function pourWater(
  { pixelRatio }: Stage,
  sprites: YarnSprites,
  layer: WaterLayer,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): number {
  const columns = strands.map((strand) => placeColumn(layer, pixelRatio, strand));
  const endXPx = strands.at(-1)?.topXPx ?? 0;
  const isSpread = endXPx !== layer.endXPx;
  const changed = dyes.flatMap(({ blue }, i) => (isSpread || blue !== layer.filled[i] ? [i] : []));
  const [first = 0, last = -1] = [changed[0], changed.at(-1)];
  const [west, east] = [columns[first], columns[last]];
  const water = layer.image.getContext('2d');
  if (water && west && east) {
    const { width, height } = layer.image;
    water.resetTransform();
    // Spread over less of the lake, the yarns leave water behind them in the east.
    if (isSpread) water.clearRect(0, 0, width, height);
    else water.clearRect(west.left, 0, east.left + east.width - west.left, height);
    pourColumns(water, layer, sprites, columns.slice(first, last + 1), dyes.slice(first, last + 1));
  }
  layer.endXPx = endXPx;
  layer.filled = dyes.map(({ blue }) => blue);
  const end = columns.at(-1);
  return layer.box.leftPx + (end ? end.left + end.width : 0) / pixelRatio;
}
