// The ticks and the rounded ends of d3's linear scale, straight from d3-array: d3-scale itself would bring
// color and date interpolation, 10 kB that no axis here needs. A test compares the two.
import { nice, ticks } from 'd3-array';

/** Ticks aimed at when the end of the axis is rounded up; the axis keeps that end at every size. */
const NICE_TICKS = 8;

/** The rounded end of an axis that begins at zero: 1,559 gives 1,600. Without a positive value it is 1. */
export function calculateAxisEnd(values: readonly number[]): number {
  const highest = Math.max(0, ...values.filter((value) => value < Number.POSITIVE_INFINITY));
  return highest > 0 ? nice(0, highest, NICE_TICKS)[1] : 1;
}

/** Round values from 0 up to the axis's end, about one for each `spacingPx` of its length. */
export function placeTickValues(axisEnd: number, lengthPx: number, spacingPx: number): number[] {
  const count = Math.min(NICE_TICKS, Math.max(2, Math.floor(lengthPx / spacingPx)));
  return ticks(0, axisEnd, count);
}
