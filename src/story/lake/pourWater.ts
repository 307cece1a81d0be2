import { COLORS } from '../../theme/tokens';
import type { Stage } from './placeLake';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import type { YarnSprites } from './yarnSprite';

/** How far a yarn is drawn past the shore, which then cuts it. */
const PAST_SHORE_PX = 40;

/** The room of one yarn, in bitmap pixels. On whole pixels no two neighbors share one. */
interface Column {
  left: number;
  width: number;
  top: number;
  height: number;
}

function placeColumn(pixelRatio: number, { topXPx, topPx, bottomPx, pitchPx }: Strand): Column {
  const toPixel = (px: number) => Math.round(px * pixelRatio);
  const left = toPixel(topXPx - pitchPx / 2);
  const top = toPixel(topPx - PAST_SHORE_PX);
  return {
    left,
    width: toPixel(topXPx + pitchPx / 2) - left,
    top,
    height: toPixel(bottomPx + PAST_SHORE_PX) - top,
  };
}

/**
 * Fills the resting lake with water and its yarns as they lie in `strands`, as far as `dyes` says each is filled, from
 * west to east. It is drawn only onto what stands there already: the basin, whose shore so cuts it.
 */
export function pourWater(
  context: CanvasRenderingContext2D,
  { pixelRatio, lakeRoom }: Stage,
  { blue: sprite }: YarnSprites,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  const columns = strands.map((strand) => placeColumn(pixelRatio, strand));
  context.save();
  context.scale(1 / pixelRatio, 1 / pixelRatio);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = COLORS['dip-6'];
  const west = columns[0]?.left ?? 0;
  const foot = (lakeRoom.topPx + lakeRoom.heightPx) * pixelRatio;
  const lastFull = columns[dyes.filter(({ blue }) => blue === 1).length - 1];
  if (lastFull) context.fillRect(west, 0, lastFull.left + lastFull.width - west, foot);
  columns.forEach(({ left, width, top, height }, i) => {
    const { blue = 0 } = dyes[i] ?? {};
    const filled = Math.round(height * blue);
    if (width === 0 || filled === 0) return;
    context.fillStyle = COLORS['dip-6'];
    if (blue < 1) context.fillRect(left, top, width, filled);
    context.fillStyle = sprite.color;
    if (width > 1)
      context.drawImage(sprite.image, 0, 0, sprite.image.width, filled, left, top, width, filled);
    // Of lines as narrow as this, every second one stands for two, and the water shows in between.
    else if (left % 2 === 0) context.fillRect(left, top, width, filled);
  });
  context.restore();
}
