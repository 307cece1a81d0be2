import { CUPS_SCALE } from '../../model/guess/reader';
import { countSteps, findStep } from '../../model/guess/scale';
import { calculateMarkSize, DOTS, type DotFrame, type PlacedDot, placeDots, placeValue } from './placeDots';

/** Five columns a tenfold: so far are guesses apart that stand in two of them. */
const STEPS_A_COLUMN = 20;
const FRAME: DotFrame = { low: 0, high: countSteps(CUPS_SCALE) / STEPS_A_COLUMN };
/** Between the two rows, for the numbers of the axis. */
const BAND = 84;
/** Above the highest mark and below the lowest, for the name of the row. */
const ROOM = 56;

const findColumn = (cups: number) => Math.round(findStep(CUPS_SCALE, cups) / STEPS_A_COLUMN);

interface PlacedGuesses {
  before: PlacedDot[];
  after: PlacedDot[];
  /** How wide a mark is. */
  size: number;
  ticks: { cups: number; x: number }[];
  topY: number;
  heightUnits: number;
  /** The lower row hangs from here, the upper one stands on DOTS.axisY. */
  lowerY: number;
}

/** Places a class's guesses on an axis of tenfolds: those before the story stand on it, those after it hang below. */
export function placeGuesses(
  before: readonly number[],
  after: readonly number[],
  heightPerWidth: number,
): PlacedGuesses {
  const [upper, hanging] = [before.map(findColumn), after.map(findColumn)];
  const size = Math.min(...[upper, hanging].map((row) => calculateMarkSize(row, FRAME, heightPerWidth)));
  const place = (columns: readonly number[]) =>
    placeDots(columns, FRAME, heightPerWidth).map(({ y }, index) => {
      const own = calculateMarkSize(columns, FRAME, heightPerWidth);
      // Both rows have the smaller marks of the two.
      return { x: placeValue(columns[index] ?? 0, FRAME) - size / 2, up: ((DOTS.axisY - y) * size) / own };
    });
  const lowerY = DOTS.axisY + BAND;
  const [above, below] = [place(upper), place(hanging)];
  const highest = Math.max(size, ...above.map(({ up }) => up));
  const lowest = Math.max(size, ...below.map(({ up }) => up));
  const topY = DOTS.axisY - highest - ROOM;
  return {
    before: above.map(({ x, up }) => ({ x, y: DOTS.axisY - up })),
    after: below.map(({ x, up }) => ({ x, y: lowerY + up - size * heightPerWidth })),
    size,
    ticks: CUPS_SCALE.knots.map((cups) => ({ cups, x: placeCups(cups) })),
    topY,
    heightUnits: lowerY + lowest + ROOM - topY,
    lowerY,
  };
}

/** Where so many cups stand on the axis, between columns too. */
export const placeCups = (cups: number): number =>
  placeValue(findStep(CUPS_SCALE, cups) / STEPS_A_COLUMN, FRAME);
