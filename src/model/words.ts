import * as grammar from '#words/rules';
import { formatDecimals, formatNumber } from './format';

export { capitalize } from '../words/capitalize';

/** Writes a whole number under 100 in words: "thirty-two". Throws a RangeError for any other. */
export function formatNumberWord(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99) throw new RangeError(`no word for ${value}`);
  return grammar.numberWord(value);
}

/** Writes an ordinal in figures: "2nd", "11th". */
export function formatOrdinal(value: number): string {
  return grammar.ordinal(value);
}

/** Joins words as running text does: "cotton", "cotton and hemp", "cotton, wool and hemp". */
export function formatList(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : grammar.listLast(words.slice(0, -1).join(', '), `${words.at(-1)}`);
}

function formatTimes(times: number): string {
  if (times > 20) return grammar.timesInFigures(formatNumber(times));
  return grammar.timesInWords(Math.floor(times), !Number.isInteger(times));
}

/**
 * Says honestly how many times as much: "nearly eight times" (7.7), "over seven times" (7.3),
 * "twelve and a half times" (12.5), "74 times" (74.2, because that is right to half a percent).
 * Throws a RangeError below 1, where "times as much" would mislead.
 */
export function describeRatio(ratio: number): string {
  if (!(ratio >= 1)) throw new RangeError(`a ratio of ${ratio} cannot be told as "times as much"`);
  if (ratio < 1.75) return grammar.timesInFigures(formatDecimals(ratio, 1));
  const half = ratio > 20 ? Math.round(ratio) : Math.round(ratio * 2) / 2;
  if (Math.abs(ratio / half - 1) <= 0.005) return formatTimes(half);
  const whole = Math.round(ratio);
  return ratio < whole ? grammar.nearly(formatTimes(whole)) : grammar.over(formatTimes(whole));
}
