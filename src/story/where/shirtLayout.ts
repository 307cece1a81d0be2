import type { Stage } from '../../scene/scene';
import { type PlacedPieces, placePieces, ROW_PER_CELL, TOP_Y } from './placePieces';

/** Cups of one shirt: those from rivers and wells fill it from the hem, those of rain from the collar. */
export interface ShirtCount {
  river: number;
  rain: number;
}

export interface ShirtProps extends ShirtCount {
  /** As many cups as the largest shirt at the common scale has. */
  most: number;
  /** Where the cups come from: those of the shirt before move to their new places. */
  before?: ShirtCount | undefined;
  /** A shirt whose outline stands beside this one, dashed. */
  ghost?: ShirtCount | undefined;
}

/** Where every shirt of a stage hangs, and the width of a cell, which is the same for all of them. */
export interface ShirtLayout {
  cellPx: number;
  /** A row's height in cells. */
  rowPerCell: number;
  /** Whether a cup is too small for its outline, and is a stitch of a woven row. */
  isWoven: boolean;
  middlePx: number;
  topPx: number;
  stage: Stage;
}

/** The outline's width, sleeves included, and its height, of a shirt one unit high. */
const SIZE = { width: 0.98, height: 0.985 - TOP_Y };
/** Beside the sleeves at least so much stays free, of a shirt one unit high. */
const BESIDE = 0.06;
/** From the stage's top to the shirt's, where the line is lowest. */
export const HANGING_PX = 22;
/** A narrower cup has no outline that could be seen. */
const LEAST_CUP_PX = 3;

/**
 * Cells and rows of whole device pixels, or the cloth would show bands. Of woven rows the height alone is whole: a cup there
 * is as wide as the shirt of most cups allows.
 */
function placeCells(most: number, heightPx: number, pixelRatio: number) {
  const pitchPx = (rowPerCell?: number) => placePieces(most, rowPerCell).pitch * heightPx;
  const freePx = pitchPx();
  if (freePx >= LEAST_CUP_PX) {
    const devicePx = Math.floor(freePx * pixelRatio);
    const rowPerCell = Math.round(devicePx * ROW_PER_CELL) / devicePx;
    return { cellPx: Math.min(devicePx / pixelRatio, pitchPx(rowPerCell)), rowPerCell, isWoven: false };
  }
  const rowPx = Math.max(1, Math.round(freePx * ROW_PER_CELL * pixelRatio)) / pixelRatio;
  // The area of a cell stays: lower rows have wider ones.
  let rowPerCell = rowPx ** 2 / (freePx ** 2 * ROW_PER_CELL);
  while (pitchPx(rowPerCell) < rowPx / rowPerCell) rowPerCell *= 1.005;
  return { cellPx: rowPx / rowPerCell, rowPerCell, isWoven: true };
}

/** Places a shirt in the middle of a stage. */
export function placeShirt(stage: Stage, { most }: ShirtProps): ShirtLayout {
  const heightPx = Math.min(
    (stage.heightPx - HANGING_PX - 4) / SIZE.height,
    stage.widthPx / (SIZE.width + BESIDE),
  );
  return {
    ...placeCells(most, Math.max(heightPx, 1), stage.pixelRatio),
    middlePx: Math.round(stage.widthPx / 2),
    topPx: HANGING_PX,
    stage,
  };
}

/** A shirt's cups as they are laid in this layout. */
export const placeIn = ({ rowPerCell }: ShirtLayout, count: number): PlacedPieces =>
  placePieces(count, rowPerCell);

export const countAll = ({ river, rain }: ShirtCount): number => river + rain;

/** Pixels of the unit that a shirt's places are shares of. */
export const findUnitPx = ({ pitch }: PlacedPieces, { cellPx }: ShirtLayout): number => cellPx / pitch;
