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

/**
 * Round values from 0 to the axis's end, at least `spacingPx` apart where that leaves two: as many as fit of those whose
 * last is the end, else as many as fit.
 */
export function placeTickValues(axisEnd: number, lengthPx: number, spacingPx: number): number[] {
  const fine = ticks(0, axisEnd, NICE_TICKS);
  const thinned = fine.slice(1).map((_step, index) => fine.filter((_, at) => at % (index + 1) === 0));
  const whole = thinned.filter((values) => values.length > 2 && values.at(-1) === axisEnd);
  const coarse = [4, 3, 2].map((count) => ticks(0, axisEnd, count));
  const fits = ([, step = axisEnd]: number[]) => (lengthPx * step) / axisEnd >= spacingPx;
  return [...whole, ...coarse].find(fits) ?? ticks(0, axisEnd, 2);
}
