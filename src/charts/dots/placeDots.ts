/** One mark: a pupil in the column of their number. */
export interface PlacedDot {
  x: number;
  y: number;
}

export interface DotFrame {
  /** The values of the axis, from its first to its last. */
  low: number;
  high: number;
}

/** The drawing's own units. */
export const DOTS = { width: 1000, height: 470, left: 40, right: 40, top: 24, axisY: 380, mark: 64 } as const;

/** Where a value, also one between two columns, stands on the axis. */
export function placeValue(value: number, { low, high }: DotFrame): number {
  const span = DOTS.width - DOTS.left - DOTS.right;
  const columns = high - low + 1;
  return DOTS.left + ((value - low + 0.5) * span) / columns;
}

/** How wide a mark is: as wide as its column allows, or smaller, so that the tallest column fits. */
export function calculateMarkSize(
  values: readonly number[],
  frame: DotFrame,
  heightPerWidth: number,
): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const tallest = Math.max(1, ...counts.values());
  const column = (DOTS.width - DOTS.left - DOTS.right) / (frame.high - frame.low + 1);
  return Math.min(DOTS.mark, column * 0.82, (DOTS.axisY - DOTS.top) / (tallest * heightPerWidth * 1.08));
}

/** Stacks one mark for each value upward from the axis; x, y is its top left corner. Empty without values. */
export function placeDots(values: readonly number[], frame: DotFrame, heightPerWidth: number): PlacedDot[] {
  const size = calculateMarkSize(values, frame, heightPerWidth);
  const stacked = new Map<number, number>();
  return values.map((value) => {
    const below = stacked.get(value) ?? 0;
    stacked.set(value, below + 1);
    return {
      x: placeValue(value, frame) - size / 2,
      y: DOTS.axisY - (below + 1) * size * heightPerWidth * 1.08,
    };
  });
}
