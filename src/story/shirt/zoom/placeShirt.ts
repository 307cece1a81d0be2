import { findBarPx, NARROW_MAX_PX } from '../../../theme/tokens';
import { CELL, HALF_CELLS, ROW_COUNT, ROW_PER_CELL } from '../shirtRows';

/** The shirt on the stage when the zoom has ended. */
export type PlacedShirt = {
  /** Distance between two neighbors of a row. */
  cellPx: number;
  /** Distance between two rows. */
  rowPx: number;
  /** The shirt's middle line. */
  centerXPx: number;
  /** The middle of the first row. */
  firstRowYPx: number;
};

/** A cup's width as a share of its cell; home's first frame uses the same. */
export const CUP_SHARE = 0.8;

/** A shirt above a long caption keeps at least this share of the room. */
const LEAST_SHARE = 0.3;
const CAPTION_GAP_PX = 10;

/** Below this many bitmap pixels a cell is not worth snapping: the shirt would shrink too far. */
const SNAP_FROM = 3;

function snapDown(valuePx: number, pixelRatio: number): number {
  const pixels = valuePx * pixelRatio;
  return pixels < SNAP_FROM ? valuePx : Math.floor(pixels + 1e-6) / pixelRatio;
}

/**
 * Places the whole shirt on a stage: right of the caption, or above it where the stage is narrow.
 * `captionPx` is what the caption takes there from the stage's bottom.
 * Cells and rows are whole bitmap pixels where they can be, so that no pattern beats in the cloth.
 */
export function placeShirt(widthPx: number, heightPx: number, pixelRatio = 1, captionPx = 0): PlacedShirt {
  const isNarrow = widthPx <= NARROW_MAX_PX;
  const barPx = findBarPx(widthPx, heightPx);
  const roomPx = Math.max(1, heightPx - barPx);
  const shareOfNarrow = heightPx < 700 ? 0.6 : 0.58;
  const widthLimitPx = widthPx * (isNarrow ? 0.94 : 0.58);
  const aboveCaptionPx = Math.max(roomPx * LEAST_SHARE, roomPx - captionPx - CAPTION_GAP_PX);
  const heightLimitPx = isNarrow ? Math.min(roomPx * shareOfNarrow - 10, aboveCaptionPx) : roomPx * 0.955 - 6;
  const cellLimitPx = Math.min(
    widthLimitPx / (2 * HALF_CELLS + 1),
    heightLimitPx / ((ROW_COUNT - 1) * ROW_PER_CELL + 1),
    // A shirt much larger than the screen's middle would only hide the words.
    3000 * CELL,
  );
  const cellPx = snapDown(cellLimitPx, pixelRatio);
  const rowLimitPx = Math.min(cellPx * 1.2, heightLimitPx / ROW_COUNT);
  const rowPx = Math.max(cellPx, snapDown(rowLimitPx, pixelRatio));
  const shirtPx = (ROW_COUNT - 1) * rowPx + cellPx;
  const topPx = isNarrow ? barPx + (heightLimitPx - shirtPx) / 2 + 4 : barPx + (roomPx - shirtPx) / 2;
  const snap = (px: number) => Math.round(px * pixelRatio) / pixelRatio;
  return {
    cellPx,
    rowPx,
    centerXPx: snap(widthPx * (isNarrow ? 0.5 : 0.62)),
    firstRowYPx: snap(topPx + cellPx / 2),
  };
}
