import type { PlacedCallout } from '../../scene/Callout';
import type { Stage } from '../../scene/scene';
import { HEM_Y } from '../shirt/shirtOutline';
import { type PlacedPieces, placePieces, ROW_PER_CELL, TOP_Y } from './placePieces';
import type { ShirtLook } from './shirtLooks';

/** Pieces of one shirt: those from rivers and wells fill it from the hem, those of rain from the collar. */
export interface ShirtCount {
  river: number;
  rain: number;
}

export interface ShirtProps extends ShirtCount {
  look: ShirtLook;
  /** As many pieces as the largest shirt at the common scale has. */
  most: number;
  /** Where the pieces come from: those of the shirt before move to their new places. */
  before?: ShirtCount | undefined;
  /** A shirt whose outline stands beside this one, dashed. */
  ghost?: ShirtCount | undefined;
  /** How many pieces are the reader's own: they stand at the line between river and rain. */
  yours?: number | undefined;
  /** Whether the thread comes down from above where the shirt stands beside words. */
  hasCorner?: boolean;
  /** Only an outline: nothing is chosen yet. */
  isWaiting?: boolean | undefined;
}

/** Where every shirt of a stage hangs, and the width of a cell, which is the same for all of them. */
export interface ShirtLayout {
  cellPx: number;
  /** A row's height in cells. */
  rowPerCell: number;
  middlePx: number;
  topPx: number;
  look: ShirtLook;
  stage: Stage;
  /** Whether the line comes down from above at the stage's start, which is not the window's. */
  hasCorner: boolean;
}

/** The outline's width, sleeves included, and its height, of a shirt one unit high. */
const SIZE = { width: 0.98, height: 0.985 - TOP_Y };
/** Beside the sleeves at least so much stays free, of a shirt one unit high. */
const BESIDE = 0.06;
/** From the stage's top to the shirt's, where the line is lowest. */
export const HANGING_PX = 22;
/** From the middle to a side seam below the sleeves, of a shirt one unit high. */
const TORSO = 0.3;
/** The sleeves' lowest point. */
const SLEEVES_Y = 0.43;
/** A number with its unit, and how far it stands off the shirt. */
const COUNT = { heightPx: 84, gapPx: 8 };
/** The tag of the reader's pieces with its two lines. */
const TAG = { widthPx: 150, heightPx: 48, insetPx: 16 };

/**
 * Cells and rows of whole device pixels, or the cloth would show bands. Where a cell has fewer than three, each one counts,
 * and bands are the lesser evil.
 */
function snapCells(cellPx: number, pixelRatio: number): { devicePx: number; rowPerCell: number } | undefined {
  const devicePx = Math.floor(cellPx * pixelRatio);
  return devicePx < 3 ? undefined : { devicePx, rowPerCell: Math.round(devicePx * ROW_PER_CELL) / devicePx };
}

/** Places a shirt in the middle of a stage, which keeps `asidePx` at its end for what stands beside it. */
export function placeShirt(
  stage: Stage,
  { most, look }: ShirtProps,
  asidePx = 0,
  hasCorner = false,
): ShirtLayout {
  const roomPx = stage.widthPx - asidePx;
  const heightPx = Math.min((stage.heightPx - HANGING_PX - 4) / SIZE.height, roomPx / (SIZE.width + BESIDE));
  const freePx = placePieces(most).pitch * heightPx;
  const snapped = snapCells(freePx, stage.pixelRatio);
  const rowPerCell = snapped?.rowPerCell ?? ROW_PER_CELL;
  // Lower rows leave room for wider cells, which may be a pixel more.
  const widestPx = placePieces(most, rowPerCell).pitch * heightPx;
  const cellPx = snapped ? Math.min(snapped.devicePx / stage.pixelRatio, widestPx) : freePx;
  return { cellPx, rowPerCell, middlePx: Math.round(roomPx / 2), topPx: HANGING_PX, look, stage, hasCorner };
}

/** A shirt's pieces as they are laid in this layout. */
export const placeIn = ({ rowPerCell }: ShirtLayout, count: number): PlacedPieces =>
  placePieces(count, rowPerCell);

export const countAll = ({ river, rain }: ShirtCount): number => river + rain;

/** Pixels of the unit that a shirt's places are shares of. */
export const findUnitPx = ({ pitch }: PlacedPieces, { cellPx }: ShirtLayout): number => cellPx / pitch;

/** The first piece of the reader's: of the river's, or of the rain's where there is no river. */
export const findYours = ({ river, rain }: ShirtCount): number => (river > 0 ? rain : 0);

/** A point of the stage. */
interface Spot {
  xPx: number;
  yPx: number;
}

/** Where the numbers of rain and river stand: at the middle of their bands, below the sleeves where a band reaches so far. */
export function placeCounts(layout: ShirtLayout, props: ShirtProps): Record<'rain' | 'river', Spot> {
  const placed = placeIn(layout, countAll(props));
  const unitPx = findUnitPx(placed, layout);
  const { rain, river } = props;
  const seam = river === 0 ? HEM_Y : (placed.places[2 * rain + 1] ?? TOP_Y);
  const place = (from: number, to: number): Spot => {
    const isBelow = to > SLEEVES_Y + 0.05;
    const y = (Math.max(from, isBelow ? SLEEVES_Y : TOP_Y) + to) / 2;
    return {
      xPx: layout.middlePx + (isBelow ? TORSO : SIZE.width / 2) * unitPx + COUNT.gapPx,
      yPx: layout.topPx + (y - TOP_Y) * unitPx,
    };
  };
  const [first, second] = [place(TOP_Y, seam), place(seam, HEM_Y)];
  const rainYPx = Math.max(first.yPx, HANGING_PX + COUNT.heightPx / 2);
  return {
    rain: { ...first, yPx: rainYPx },
    river: { ...second, yPx: Math.max(second.yPx, rainYPx + COUNT.heightPx) },
  };
}

/** Rings the reader's pieces and leads to their tag at the stage's start; of two rows, those of the first. */
export function placeYourPieces(layout: ShirtLayout, props: ShirtProps): PlacedCallout | undefined {
  const { yours, isWaiting } = props;
  if (yours === undefined || isWaiting || countAll(props) === 0) return undefined;
  const placed = placeIn(layout, countAll(props));
  const unitPx = findUnitPx(placed, layout);
  const first = findYours(props);
  const at = (index: number, axis: 0 | 1) => placed.places[2 * index + axis] ?? 0;
  let last = first;
  while (last + 1 < first + yours && at(last + 1, 1) === at(first, 1)) last++;
  const [x1, x2] = [layout.middlePx + at(first, 0) * unitPx, layout.middlePx + at(last, 0) * unitPx];
  const yPx = layout.topPx + (at(first, 1) - TOP_Y) * unitPx;
  const halfPx = layout.cellPx / 2 + 3;
  // Below the sleeves there is most room beside the shirt; on a phone, whose edge is the stage's, there is some below it.
  const isBeside = layout.middlePx - TORSO * unitPx > TAG.widthPx;
  const tagXPx = isBeside ? 0 : TAG.insetPx;
  const freeYPx = layout.topPx + unitPx * (isBeside ? 0.47 : SIZE.height + 0.02);
  const tagYPx = Math.max(0, Math.min(Math.max(yPx + 24, freeYPx), layout.stage.heightPx - TAG.heightPx));
  return {
    ring: { xPx: x1 - halfPx, yPx: yPx - halfPx, widthPx: x2 - x1 + 2 * halfPx, heightPx: 2 * halfPx },
    radiusPx: 0,
    line: { x1: x1 - halfPx, y1: yPx, x2: tagXPx + 40, y2: tagYPx + 20 },
    tag: { xPx: tagXPx, yPx: tagYPx },
  };
}
