import { easeSoak, mix } from '../../../theme/easing';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { CELL, ROW_COUNT, SHIRT_ROWS } from '../shirtRows';
import type { PlacedShirt } from '../zoom/placeShirt';
import { FIRST_CUPS, WATER_IDS, type WaterId } from './waters';

/** How long each water takes to dye its part. */
export const DYE_MS = 700;

/** How far down from its top each part is dyed, 0 to 1: one after another, from the collar to the hem. */
export const calculateDyed = (sinceMs: number) =>
  Object.fromEntries(
    WATER_IDS.map((id, index) => [id, easeSoak((sinceMs - index * DYE_MS) / DYE_MS)]),
  ) as Record<WaterId, number>;

/** Half the body's width, in cells. */
const BODY_CELLS = 0.3 / CELL;

/** On a narrow stage the shirt is smaller, and its left sleeve leaves the window: its right side is for the labels. */
const ASIDE = { size: 0.78, center: 0.355 } as const;

/** The shirt beside its labels. */
export function placeBeside(shirt: PlacedShirt, widthPx: number): PlacedShirt {
  if (widthPx > NARROW_MAX_PX) return shirt;
  const [cellPx, rowPx] = [ASIDE.size * shirt.cellPx, ASIDE.size * shirt.rowPx];
  const lowerPx = ((ROW_COUNT - 1) * (shirt.rowPx - rowPx)) / 2;
  return { cellPx, rowPx, centerXPx: ASIDE.center * widthPx, firstRowYPx: shirt.firstRowYPx + lowerPx };
}

/** The shirt on its way between two places. */
export const mixShirts = (from: PlacedShirt, to: PlacedShirt, share: number): PlacedShirt => ({
  cellPx: mix(from.cellPx, to.cellPx, share),
  rowPx: mix(from.rowPx, to.rowPx, share),
  centerXPx: mix(from.centerXPx, to.centerXPx, share),
  firstRowYPx: mix(from.firstRowYPx, to.firstRowYPx, share),
});

/** The middle of a row. */
export const findRowPx = ({ firstRowYPx, rowPx }: PlacedShirt, row: number) => firstRowYPx + row * rowPx;

/** Between which rows each water stands: the sleeves end below the yoke. */
export const WATER_ROWS: Readonly<Record<WaterId, readonly [from: number, to: number]>> = {
  rain: [-1, ROW_COUNT / 2],
  irrigation: [FIRST_CUPS.irrigation.row - 0.5, FIRST_CUPS.dilution.row + 0.5],
  dilution: [FIRST_CUPS.dilution.row - 0.5, ROW_COUNT],
};

interface Point {
  xPx: number;
  yPx: number;
}

/** Between a part and its label: there is its leader. */
const LEADER_PX = 26;
/** Beside whose end the rain's label begins, and where its leader leads to. */
const COLLAR_ROW = Math.round(0.03 * ROW_COUNT);
const SHOULDER_ROW = Math.round(0.13 * ROW_COUNT);

/** Where each part's label stands, by its left end and its middle, and the line that ties it to its part. */
export function placeLabels(shirt: PlacedShirt): Record<WaterId, { at: Point; from: Point }> {
  const { cellPx, centerXPx } = shirt;
  const sidePx = centerXPx + BODY_CELLS * cellPx;
  const beside = (row: number) => {
    const yPx = findRowPx(shirt, row);
    return { at: { xPx: sidePx + LEADER_PX, yPx }, from: { xPx: sidePx + 3, yPx } };
  };
  const shoulderPx = centerXPx + ((SHIRT_ROWS[SHOULDER_ROW]?.runs.at(-1)?.last ?? 0) + 1) * cellPx;
  return {
    rain: {
      at: { xPx: shoulderPx + LEADER_PX, yPx: findRowPx(shirt, COLLAR_ROW) },
      from: { xPx: shoulderPx, yPx: findRowPx(shirt, SHOULDER_ROW) },
    },
    irrigation: beside((ROW_COUNT * 0.47 + FIRST_CUPS.dilution.row) / 2),
    dilution: beside((FIRST_CUPS.dilution.row + ROW_COUNT) / 2),
  };
}
