import { smoothStep } from '../../../theme/easing';
import { NARROW_MAX_PX } from '../../../theme/tokens';
import { CELL, HALF_CELLS, ROW_COUNT, SHIRT_ROWS } from '../shirtRows';
import type { PlacedShirt } from '../zoom/placeShirt';
import { FIRST_CUPS, type WaterId } from './waters';

/** What is said in turn; each has the same part of the scroll. */
export const STATES = ['all', 'irrigation', 'rain', 'dilution', 'liters', 'count'] as const;
type WatersState = (typeof STATES)[number];

/** Where a state begins, as progress. */
export const beginState = (state: WatersState): number => STATES.indexOf(state) / STATES.length;

/** How long a change takes, as progress. */
const CHANGE = 0.035;

/** How far a state has come, 0 to 1: it comes and goes with the scroll. */
function calculatePresence(state: WatersState, progress: number): number {
  const from = beginState(state);
  const change = (at: number) => smoothStep(at - CHANGE, at + CHANGE, progress);
  return change(from) - change(from + 1 / STATES.length);
}

/** The shirt at `progress` (0 to 1) of the scene: at first it is the pale one of the zoom, in the end it is empty. */
export const calculateWatersView = (progress: number) => ({
  /** How far down from the collar it is dyed; all from 0 to 1. */
  dyed: smoothStep(0, 0.1, progress),
  /** How far each water is lifted out. */
  lifted: {
    irrigation: calculatePresence('irrigation', progress),
    rain: calculatePresence('rain', progress),
    dilution: calculatePresence('dilution', progress),
  },
  /** How clearly the raw cotton's part is stitched around. */
  stitched: calculatePresence('liters', progress),
  /** How far down from the collar its cups are empty. */
  emptied: smoothStep(beginState('count'), 0.97, progress),
});

export type WatersView = ReturnType<typeof calculateWatersView>;

/** A seam opens by this share of the shirt's width. */
const GAP = 0.034;

/** How far each part moves, in pixels: what is lifted out stands between open seams. */
export function calculateShifts(
  { lifted }: Pick<WatersView, 'lifted'>,
  { cellPx }: PlacedShirt,
): Record<WaterId, number> {
  const gapPx = (GAP / CELL) * cellPx;
  return {
    rain: -gapPx * (lifted.rain + lifted.irrigation * 0.5),
    irrigation: 0,
    dilution: gapPx * (lifted.dilution + lifted.irrigation * 0.5),
  };
}

/** The middle of a row. */
export const findRowPx = ({ firstRowYPx, rowPx }: PlacedShirt, row: number) => firstRowYPx + row * rowPx;

export interface Point {
  xPx: number;
  yPx: number;
}

/** The line around the raw cotton's part of the irrigation, once around. */
export function traceFiber(shirt: PlacedShirt): Point[] {
  const { fiber, dilution } = FIRST_CUPS;
  const { first = 0, last = 0 } = SHIRT_ROWS[fiber.row]?.runs[0] ?? {};
  const end = SHIRT_ROWS[dilution.row]?.runs[0] ?? { first, last };
  // Each corner as a cell and a row.
  const corners = [
    [fiber.cell, fiber.row],
    [last + 1, fiber.row],
    [end.last + 1, dilution.row],
    [dilution.cell, dilution.row],
    [dilution.cell, dilution.row + 1],
    [end.first, dilution.row + 1],
    [first, fiber.row + 1],
    [fiber.cell, fiber.row + 1],
  ] as const;
  return corners.map(([cell, row]) => ({
    xPx: shirt.centerXPx + (cell - 0.5) * shirt.cellPx,
    yPx: findRowPx(shirt, row - 0.5),
  }));
}

/** Half the body's width, in cells. */
const BODY_CELLS = 0.3 / CELL;

/** Where each part's label stands: beside the part that it names, the raw cotton's within its stitches. */
export function placeLabels(shirt: PlacedShirt, widthPx: number): Record<WaterId | 'fiber' | 'level', Point> {
  const { cellPx, centerXPx } = shirt;
  const isNarrow = widthPx <= NARROW_MAX_PX;
  // On a narrow stage the thread hangs close to the shirt's right side.
  const xPx = isNarrow ? 6 : centerXPx + BODY_CELLS * cellPx + 22;
  const { fiber, dilution } = FIRST_CUPS;
  const middle = (from: number, to: number) => findRowPx(shirt, (from + to) / 2);
  const belowSleeves = ROW_COUNT * 0.47;
  return {
    rain: { xPx: isNarrow ? 6 : centerXPx - HALF_CELLS * cellPx, yPx: findRowPx(shirt, belowSleeves) },
    irrigation: { xPx, yPx: middle(belowSleeves, dilution.row) },
    dilution: { xPx, yPx: middle(dilution.row, ROW_COUNT) },
    fiber: { xPx: centerXPx, yPx: middle(fiber.row, dilution.row) },
    level: { xPx, yPx: 0 },
  };
}
