/** A picture's values at places in a grid, row by row. */
export interface FlashFrame {
  timeMs: number;
  values: ArrayLike<number>;
}

/** What makes two pictures' difference half a flash. */
interface FlashRule {
  /** So much the value must rise or fall, … */
  leastChange: number;
  /** … from or to a value below this. */
  lowerBelow: number;
}

/** WCAG's general flash, of relative luminances. */
export const GENERAL_FLASH: FlashRule = { leastChange: 0.1, lowerBelow: 0.8 };
/** WCAG's red flash, of `R - G - B` (linear, at least 0), stricter: whether the red is saturated is not asked. */
export const RED_FLASH: FlashRule = { leastChange: 20 / 320, lowerBelow: Number.POSITIVE_INFINITY };

/** An area of 341 × 256 CSS pixels flashes when a quarter of it does. */
const AREA_PX = { width: 341, height: 256 };
const LEAST_SHARE = 0.25;

/** When the values of one place have risen or fallen by as much as the rule says, each time the other way. */
function findTurns(values: readonly number[], { leastChange, lowerBelow }: FlashRule): number[] {
  let [low = 0] = values;
  let high = low;
  let direction: 'up' | 'down' | undefined;
  return values.flatMap((value, frame) => {
    low = Math.min(low, value);
    high = Math.max(high, value);
    if (direction !== 'up' && value - low >= leastChange && low < lowerBelow) direction = 'up';
    else if (direction !== 'down' && high - value >= leastChange && value < lowerBelow) direction = 'down';
    else return [];
    [low, high] = [value, value];
    return [frame];
  });
}

/** The most flashes in any one second: two opposing changes are one. */
function countMost(turnsMs: readonly number[]): number {
  const counts = turnsMs.map((fromMs) => turnsMs.filter((ms) => ms >= fromMs && ms < fromMs + 1000).length);
  return Math.floor(Math.max(0, ...counts) / 2);
}

/**
 * How often anything on the screen flashes in a second, as WCAG 2.3.1 counts: the most that a quarter of any area of
 * 341 × 256 CSS pixels does. Each place brings its own worst second, so the true count may be lower, never higher.
 * @param cellPx the distance of two places
 */
export function countFlashes(
  frames: readonly FlashFrame[],
  columns: number,
  cellPx: number,
  rule: FlashRule,
): number {
  const places = frames[0]?.values.length ?? 0;
  if (places === 0) return 0;
  const rows = places / columns;
  const most = Array.from({ length: places }, (_, place) => {
    const turns = findTurns(
      frames.map(({ values }) => values[place] ?? 0),
      rule,
    );
    return countMost(turns.map((frame) => frames[frame]?.timeMs ?? 0));
  });
  const width = Math.min(columns, Math.round(AREA_PX.width / cellPx));
  const height = Math.min(rows, Math.round(AREA_PX.height / cellPx));
  const needed = LEAST_SHARE * width * height;
  let worst = 0;
  for (let top = 0; top + height <= rows; top++) {
    for (let left = 0; left + width <= columns; left++) {
      const isReached = (flashes: number) => {
        let count = 0;
        for (let y = top; y < top + height; y++)
          for (let x = left; x < left + width; x++) if ((most[y * columns + x] ?? 0) >= flashes) count++;
        return count >= needed;
      };
      while (isReached(worst + 1)) worst++;
    }
  }
  return worst;
}
