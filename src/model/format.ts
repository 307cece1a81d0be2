import { NUMERALS, RANGE_SIGN } from '#words/rules';
import * as words from '#words/text/count';

/** Writes digits with the language's own, and nothing between them, as a year has it: "২০২৬". */
export const writeDigits = (text: string, { digits }: Pick<typeof NUMERALS, 'digits'> = NUMERALS): string =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);

/**
 * Writes a decimal numeral with the language's own signs: "11,421.5". By hand: the first `Intl.NumberFormat` of a page reads
 * the browser's tables of languages, a third of all that our start takes, and a page is written in one language.
 */
export function localize(
  numeral: string,
  { decimal, group, groupsFour, groupSize, digits } = NUMERALS,
): string {
  const [whole = '', rest] = numeral.split('.');
  const groups = new RegExp(`\\B(?=(\\d{${groupSize}})*\\d{3}$)`, 'g');
  const grouped = groupsFour || /\d{5}/.test(whole) ? whole.replace(groups, group) : whole;
  const written = rest === undefined ? grouped : grouped + decimal + rest;
  return writeDigits(written, { digits });
}

/** Writes a number with thousands separators and at most five decimals: "11,421", "0.05253". */
export function formatNumber(value: number): string {
  return localize(`${Number(value.toFixed(5))}`);
}

/** Writes a number with exactly that many decimals: formatDecimals(0.5, 5) is "0.50000". */
export function formatDecimals(value: number, decimals: number): string {
  return localize(value.toFixed(decimals));
}

/** Writes a number to that many significant digits: formatDigits(4.817073, 3) is "4.82". */
export function formatDigits(value: number, digits: number): string {
  return localize(`${Number(value.toPrecision(digits))}`);
}

/** Writes the years of a record, "1996–2005", as the language writes a range. */
export const formatYears = (years: string): string => years.replace('–', RANGE_SIGN);

/** Writes a range: "11–32"; a range of one value is that value. */
export function formatRange(low: number, high: number): string {
  return low === high ? formatNumber(low) : formatNumber(low) + RANGE_SIGN + formatNumber(high);
}

/** Writes cups of water: "1 cup", "244 cups". */
export function formatCups(cups: number): string {
  return words.cups(cups, formatNumber(cups));
}
