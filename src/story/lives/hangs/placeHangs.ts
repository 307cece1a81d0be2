import { type Hang, spanOf } from '../../../model/lives/hangs';

/** So much of the picture stays free on either side. */
const MARGIN = 0.06;
/** The picture shows at least so many grams beyond the seam. */
const LEAST_GRAMS = 20;
/** A thread shorter than this says that it moves nothing. */
export const LEAST_SPAN = 0.5;

export interface PlacedHang extends Hang {
  /** In percent of the picture. */
  from: number;
  to: number;
  isStill: boolean;
}

export interface PlacedHangs {
  rows: readonly PlacedHang[];
  /** Where neither life is lighter. */
  seam: number;
  /** Where all stay in the middle of their bands. */
  middle: number;
}

const round = (value: number) => Number(value.toFixed(3));

/** Places a thread for each assumption on one scale of grams, in percent of the picture. */
export function placeHangs(hangs: readonly Hang[], middle: number): PlacedHangs {
  const all = hangs.flatMap(({ atLow, atHigh }) => [atLow, atHigh]);
  const least = Math.min(...all, middle, -LEAST_GRAMS);
  const most = Math.max(...all, middle, LEAST_GRAMS);
  const margin = (most - least) * MARGIN;
  const place = (grams: number) => round((100 * (grams - least + margin)) / (most - least + 2 * margin));
  return {
    rows: hangs.map((hang) => ({
      ...hang,
      from: place(Math.min(hang.atLow, hang.atHigh)),
      to: place(Math.max(hang.atLow, hang.atHigh)),
      isStill: spanOf(hang) < LEAST_SPAN,
    })),
    seam: place(0),
    middle: place(middle),
  };
}
