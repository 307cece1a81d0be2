import { COUNTED_PARTS, type CountedPart } from '../../../model/countedParts';
import { mix, smoothStep } from '../../../theme/easing';
import { findBarPx, NARROW_MAX_PX } from '../../../theme/tokens';
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
  /** How far it is lit by what the reader counts. */
  counted: calculatePresence('liters', progress),
  /** How far down from the collar its cups are empty. */
  emptied: smoothStep(beginState('count'), 0.97, progress),
});

/** How clearly that stands in whose place the switches come: it is gone before they are there. */
export const calculateUncounted = ({ counted }: Pick<WatersView, 'counted'>) =>
  1 - smoothStep(0, 0.5, counted);

/** How clearly what leads from the switches to the shirt stands. */
export const calculateCounting = ({ counted }: Pick<WatersView, 'counted'>) => smoothStep(0.5, 1, counted);

/** How clearly the labels stand: each can be read while another is lifted out, and they are gone before the level passes. */
export const calculateLabelled = (view: Pick<WatersView, 'dyed' | 'emptied' | 'counted'>) =>
  view.dyed * (1 - smoothStep(0, 0.02, view.emptied)) * calculateUncounted(view);

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

/** Half the body's width, in cells. */
const BODY_CELLS = 0.3 / CELL;

/** A cup's place among those that the factory pours: in rows as wide as the hem, the first one below it. */
const DRIP = { columns: 81, gapRows: 1.6, rows: 5 };
export const placeDripCup = (index: number) => {
  const row = Math.floor(index / DRIP.columns);
  return {
    cell: (index % DRIP.columns) - DRIP.columns / 2 + (row % 2 ? 0.75 : 0.25),
    row: ROW_COUNT - 1 + DRIP.gapRows + row,
  };
};
/** From the middle of the first row to below the last cup that the factory pours, in rows. */
const ROWS_WITH_DRIP = ROW_COUNT - 1 + DRIP.gapRows + DRIP.rows - 0.4;

/** Something for each part that may be counted. */
export const mapParts = <Value>(find: (part: CountedPart) => Value) =>
  Object.fromEntries(COUNTED_PARTS.map((part) => [part, find(part)])) as Record<CountedPart, Value>;

/** A switch on the stage, as its words need it. */
export interface SwitchBox {
  xPx: number;
  heightPx: number;
}

/** A narrow stage keeps at least so much for the shirt: below it the words stand alone. */
const LEAST_SHIRT_PX = 110;

/**
 * The shirt where it is counted: with room below its hem for the factory's cups, and clear of the switches beside it; above
 * the words on a narrow stage. `topPx` is where these begin. Undefined where there is no room.
 */
export function placeCountedShirt(
  shirt: PlacedShirt,
  stage: { widthPx: number; heightPx: number },
  topPx: number,
  switches: Readonly<Record<CountedPart, SwitchBox>>,
): PlacedShirt | undefined {
  const barPx = findBarPx(stage.widthPx, stage.heightPx);
  if (stage.widthPx > NARROW_MAX_PX) {
    const lowestPx = stage.heightPx - 4 - ROWS_WITH_DRIP * shirt.rowPx;
    const overPx = shirt.centerXPx + BODY_CELLS * shirt.cellPx + 36 - switches.irrigation.xPx;
    return {
      ...shirt,
      firstRowYPx: Math.floor(Math.min(shirt.firstRowYPx, lowestPx)),
      centerXPx: Math.floor(shirt.centerXPx - Math.max(0, overPx)),
    };
  }
  const roomPx = topPx - barPx - 16;
  if (roomPx < LEAST_SHIRT_PX) return undefined;
  const share = Math.min(1, roomPx / (ROWS_WITH_DRIP * shirt.rowPx + shirt.cellPx));
  const [cellPx, rowPx] = [share * shirt.cellPx, share * shirt.rowPx];
  return { cellPx, rowPx, centerXPx: shirt.centerXPx, firstRowYPx: barPx + 6 + cellPx / 2 };
}

/** The shirt on its way between two places. */
export const mixShirts = (from: PlacedShirt, to: PlacedShirt, share: number): PlacedShirt => ({
  cellPx: mix(from.cellPx, to.cellPx, share),
  rowPx: mix(from.rowPx, to.rowPx, share),
  centerXPx: mix(from.centerXPx, to.centerXPx, share),
  firstRowYPx: mix(from.firstRowYPx, to.firstRowYPx, share),
});

/** Between two switches, and from the last one to the edge. */
const SWITCH_GAP_PX = 8;
/** Where the sleeves end, as a share of the rows. */
const SLEEVE_ROWS = 0.43;

/**
 * Each switch beside the part that it counts, and where the thread that sews it to that part begins: the rain's above the
 * sleeve, the others below it.
 */
export function placeSwitches(
  shirt: PlacedShirt,
  stage: { widthPx: number; heightPx: number },
  switches: Readonly<Record<CountedPart, SwitchBox>>,
): Record<CountedPart, { topPx: number; from: Point; to: Point }> {
  const side = shirt.centerXPx + BODY_CELLS * shirt.cellPx + 6;
  const row = (share: number) => findRowPx(shirt, share * ROW_COUNT);
  const { fiber, dilution } = FIRST_CUPS;
  const anchors: Record<CountedPart, Point> = {
    rain: { xPx: shirt.centerXPx + 0.3 * (shirt.cellPx / CELL), yPx: row(0.1) },
    // The raw cotton's part of it, which is lit whichever way it is counted.
    irrigation: { xPx: side, yPx: findRowPx(shirt, (fiber.row + dilution.row) / 2) },
    dilution: { xPx: side + 4, yPx: findRowPx(shirt, (dilution.row + ROW_COUNT) / 2) },
    factory: { xPx: side - 4, yPx: findRowPx(shirt, ROW_COUNT - 1 + DRIP.gapRows + DRIP.rows / 2) },
  };
  const middle = (part: CountedPart) => anchors[part].yPx - switches[part].heightPx / 2;
  const above = (part: CountedPart, limitPx: number) => limitPx - SWITCH_GAP_PX - switches[part].heightPx;
  const factory = Math.min(middle('factory'), above('factory', stage.heightPx));
  const dilutionTop = Math.min(middle('dilution'), above('dilution', factory));
  const irrigationTop = Math.min(
    Math.max(middle('irrigation'), row(SLEEVE_ROWS) + SWITCH_GAP_PX),
    above('irrigation', dilutionTop),
  );
  const tops = {
    rain: findBarPx(stage.widthPx, stage.heightPx) + SWITCH_GAP_PX,
    irrigation: irrigationTop,
    dilution: dilutionTop,
    factory,
  };
  return mapParts((part) => ({
    topPx: tops[part],
    from: anchors[part],
    to: { xPx: switches[part].xPx, yPx: tops[part] + switches[part].heightPx / 2 },
  }));
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

/** Beside a sleeve there is a label where so much is free. */
const BESIDE_SLEEVE_PX = 140;
/** Between a part and its label: there is its leader. */
const LEADER_PX = 22;
/** The middle of a label below a sleeve, on a narrow stage and on a wide one. */
const BELOW_SLEEVE_PX = { narrow: 36, wide: 20 } as const;
/** From the middle of that label up to its leader, and how long this is. */
const ABOVE_LABEL_PX = { narrow: 24, wide: 34 } as const;
const HANGING_PX = 14;

/** The row beside whose end a label of the sleeve stands, and the one that the sleeves end with. */
const SLEEVE_ROW = Math.round(0.34 * ROW_COUNT);
const LAST_SLEEVE_ROW = Math.round(SLEEVE_ROWS * ROW_COUNT);

/** Whether the rain's label has room beside the right sleeve; else it stands below the left one. */
const isBesideSleeve = ({ centerXPx, cellPx }: PlacedShirt, widthPx: number) =>
  widthPx > NARROW_MAX_PX && widthPx - centerXPx - HALF_CELLS * cellPx >= BESIDE_SLEEVE_PX;

/** Where each part's label stands: beside the part that it names, the raw cotton's within its stitches. */
export function placeLabels(shirt: PlacedShirt, widthPx: number): Record<WaterId | 'fiber' | 'level', Point> {
  const { cellPx, centerXPx } = shirt;
  const isNarrow = widthPx <= NARROW_MAX_PX;
  // On a narrow stage the thread hangs close to the shirt's right side.
  const xPx = isNarrow ? 6 : centerXPx + BODY_CELLS * cellPx + LEADER_PX;
  const { fiber, dilution } = FIRST_CUPS;
  const middle = (from: number, to: number) => findRowPx(shirt, (from + to) / 2);
  const belowSleeves = ROW_COUNT * 0.47;
  const belowPx = BELOW_SLEEVE_PX[isNarrow ? 'narrow' : 'wide'];
  return {
    rain: isBesideSleeve(shirt, widthPx)
      ? { xPx: centerXPx + HALF_CELLS * cellPx + LEADER_PX, yPx: findRowPx(shirt, SLEEVE_ROW) }
      : {
          xPx: isNarrow ? 6 : centerXPx - HALF_CELLS * cellPx,
          yPx: findRowPx(shirt, LAST_SLEEVE_ROW) + belowPx,
        },
    irrigation: { xPx, yPx: middle(belowSleeves, dilution.row) },
    dilution: { xPx, yPx: middle(dilution.row, ROW_COUNT) },
    fiber: { xPx: centerXPx, yPx: middle(fiber.row, dilution.row) },
    level: { xPx, yPx: 0 },
  };
}

/** The lines that lead from parts to their labels: across the gap, or down from the sleeve. */
export function placeLeaders(shirt: PlacedShirt, widthPx: number): { id: WaterId; from: Point; to: Point }[] {
  const { cellPx, centerXPx } = shirt;
  const { rain, irrigation, dilution } = placeLabels(shirt, widthPx);
  const beside = (id: WaterId, { xPx, yPx }: Point, endPx: number) => ({
    id,
    from: { xPx: endPx + 3, yPx },
    to: { xPx: xPx - 6, yPx },
  });
  const sidePx = centerXPx + BODY_CELLS * cellPx;
  const hungPx = rain.yPx - ABOVE_LABEL_PX[widthPx <= NARROW_MAX_PX ? 'narrow' : 'wide'];
  const ofRain = isBesideSleeve(shirt, widthPx)
    ? beside('rain', rain, centerXPx + ((SHIRT_ROWS[SLEEVE_ROW]?.runs.at(-1)?.last ?? 0) + 0.5) * cellPx)
    : {
        id: 'rain' as const,
        from: { xPx: rain.xPx + 12, yPx: hungPx - HANGING_PX },
        to: { xPx: rain.xPx + 12, yPx: hungPx },
      };
  if (widthPx <= NARROW_MAX_PX) return [ofRain];
  return [ofRain, beside('irrigation', irrigation, sidePx), beside('dilution', dilution, sidePx)];
}
