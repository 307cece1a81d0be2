import { scaleLinear } from 'd3-scale';

/** Ticks aimed at when the end of the axis is rounded up; the axis keeps that end at every size. */
const NICE_TICKS = 8;

/** The rounded end of an axis that begins at zero: 1,559 gives 1,600. Without a positive value it is 1. */
export function calculateAxisEnd(values: readonly number[]): number {
  const highest = Math.max(0, ...values.filter((value) => value < Number.POSITIVE_INFINITY));
  return highest > 0 ? (scaleLinear().domain([0, highest]).nice(NICE_TICKS).domain()[1] ?? 1) : 1;
}

/** Round values from 0 up to the axis's end, about one for each `spacingPx` of its length. */
export function placeTickValues(axisEnd: number, lengthPx: number, spacingPx: number): number[] {
  const count = Math.min(NICE_TICKS, Math.max(2, Math.floor(lengthPx / spacingPx)));
  return scaleLinear().domain([0, axisEnd]).ticks(count);
}
