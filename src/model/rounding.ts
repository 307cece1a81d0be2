import * as words from '#words/text/rounding';
import { formatNumber } from './format';

const DIRECTIONS = { nearest: Math.round, up: Math.ceil, down: Math.floor } as const;

/** Rounds to a multiple of step: roundToStep(50.6, 1) is 51, roundToStep(1478, 1000, 'down') is 1000. */
export function roundToStep(
  value: number,
  step: number,
  direction: keyof typeof DIRECTIONS = 'nearest',
): number {
  const steps = Number((value / step).toPrecision(12));
  return Number((DIRECTIONS[direction](steps) * step).toPrecision(12));
}

/** Says a rounding: "rounded to 0.1", "rounded up to 1", "rounded outward to 1,000". */
export function describeRounding(step: number, rounding?: 'up' | 'down' | 'outward'): string {
  const text = formatNumber(step);
  if (rounding === undefined) return words.roundedTo(text);
  if (rounding === 'down') return words.roundedDownTo(text);
  return rounding === 'up' ? words.roundedUpTo(text) : words.roundedOutwardTo(text);
}

/** Ends a sum with its rounding: ", rounded to 0.1: 4.8%". */
export function endRounded(result: string, step: number, rounding?: 'up' | 'down' | 'outward'): string {
  return words.andRounded(describeRounding(step, rounding), result);
}
