/** The width axis of "Thread Serif" in percent, as `font-stretch` takes it. */
export const WIDTH_AXIS = { narrowest: 50, widest: 150 } as const;

/** One line of wood type before it is set. */
export interface WoodLine {
  /**
   * A short line ("The") does not run over the measure: it is this share of the smallest full line's size, at
   * the font's widest. Undefined for a full line.
   */
  shareOfSmallest?: number;
}

export interface SetLine {
  fontSizePx: number;
  /** `font-stretch` in percent. */
  stretchPercent: number;
}

export interface SetWoodType {
  lines: SetLine[];
  /** The measure that the full lines fill: narrower than asked only where the height leaves no choice. */
  measurePx: number;
  heightPx: number;
}

export interface WoodTypeRoom {
  measurePx: number;
  heightPx: number;
  /** Height of a line in em. */
  lineHeight: number;
}

/** Width in em of line `index` at a `font-stretch` of `stretchPercent`; it must grow with the stretch. */
export type MeasureLine = (index: number, stretchPercent: number) => number;

/** Thirty halvings place a value within a billionth of its span. */
const HALVINGS = 30;

/** The largest value from `low` to `high` that `fits`, given that everything below a fitting one fits. */
function findLargest(low: number, high: number, fits: (value: number) => boolean): number {
  if (fits(high)) return high;
  let [good, bad] = [low, high];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (good + bad) / 2;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * Sets lines like wood type: each takes the full measure by the font's width axis; where the axis runs out the
 * line grows or shrinks instead, and is never letterspaced. The common size is the largest that fits the height.
 * @returns no lines for none, or for a room without width or height
 */
export function fitWoodType(
  lines: readonly WoodLine[],
  room: WoodTypeRoom,
  measure: MeasureLine,
): SetWoodType {
  const { lineHeight } = room;
  if (lines.length === 0 || !(room.measurePx > 0) || !(room.heightPx > 0)) {
    return { lines: [], measurePx: 0, heightPx: 0 };
  }
  const { narrowest, widest } = WIDTH_AXIS;
  const emsAtWidest = lines.map((_, i) => measure(i, widest));
  const emsAtNarrowest = lines.map((_, i) => measure(i, narrowest));

  const sizeLines = (commonPx: number, measurePx: number) => {
    const fullSizes = lines.map((_, i) =>
      Math.min(measurePx / (emsAtNarrowest[i] ?? 1), Math.max(measurePx / (emsAtWidest[i] ?? 1), commonPx)),
    );
    const smallestPx = Math.min(...fullSizes.filter((_, i) => lines[i]?.shareOfSmallest === undefined));
    return fullSizes.map((sizePx, i) => {
      const share = lines[i]?.shareOfSmallest;
      return share === undefined ? sizePx : share * smallestPx;
    });
  };
  const sumHeight = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) * lineHeight;
  const fits = (commonPx: number, measurePx: number) =>
    sumHeight(sizeLines(commonPx, measurePx)) <= room.heightPx;

  // Even at its widest a line has a height: where the room is too low for all of them, the block is narrower.
  const measurePx = findLargest(0, room.measurePx, (tried) => fits(0, tried));
  const commonPx = findLargest(0, room.heightPx / lineHeight, (tried) => fits(tried, measurePx));
  const sizes = sizeLines(commonPx, measurePx);
  return {
    measurePx,
    heightPx: sumHeight(sizes),
    lines: sizes.map((fontSizePx, i) => ({
      fontSizePx,
      stretchPercent: findLargest(
        narrowest,
        widest,
        (stretch) => measure(i, stretch) * fontSizePx <= measurePx * (1 + 1e-9),
      ),
    })),
  };
}
