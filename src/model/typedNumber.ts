import { NUMERALS } from '#words/rules';
import { unread, whichNumber } from '#words/text/numerals';
import { formatDecimals, localize } from './format';
import { readDigits } from './readDigits';

/** Three digits, or two as in India, after each group sign, and three after the last; "\k<group>" is that sign. */
const GROUPS = "[1-9]\\d{0,2}(?<group>[.,٬' ])(?:\\d{2,3}\\k<group>)*\\d{3}";
const GROUPED = new RegExp(`^${GROUPS}$`);
const DECIMAL = new RegExp(`^(?:\\d*|${GROUPS})(?<decimal>[.,٫])\\d*$`);

/** One kind of each sign, whichever keyboard it is from; what only directs the writing is dropped. */
const readSigns = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^(\s*)[−‒–]/u, '$1-')
    .replaceAll('،', ',')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The numbers that a text may mean, in whichever language it is written: none, one, or two. A point and a comma both stand
 * before decimals and between groups: "12.5" is 12.5, "1.234,5" and "1,234.5" are 1234.5, "1,234" may be 1234 or 1.234, in
 * this order. Spaces and apostrophes stand between groups alone.
 */
export function listReadings(text: string): readonly number[] {
  // "½" and "10²" are written with numbers that are no digits.
  if (/[\p{No}\p{Nl}]/u.test(text)) return [];
  const [, sign = '', numeral = '', power = ''] =
    /^([+-]?) ?(.*?)(e[+-]?\d+)? ?[%٪]?$/i.exec(readSigns(readDigits(text))) ?? [];
  const { decimal, group } = DECIMAL.exec(numeral)?.groups ?? {};
  const readings: string[] = [];
  if (/^\d+$/.test(numeral) || GROUPED.test(numeral)) readings.push(numeral.replace(/\D/g, ''));
  if (decimal && group !== decimal && /\d/.test(numeral)) {
    const [whole = '', rest = ''] = [
      numeral.slice(0, numeral.lastIndexOf(decimal)),
      numeral.split(decimal).at(-1),
    ];
    readings.push(`${whole.replace(/\D/g, '')}.${rest}`);
  }
  return readings.map((reading) => Number(sign + reading + power)).filter(Number.isFinite);
}

/** What a field can hold: `decimals` is 0 where it takes whole numbers alone. */
interface FieldLimits {
  min: number;
  max: number;
  decimals: number;
}

/**
 * The number that a text means in such a field; undefined where it is none, or may be two. A field of whole numbers has groups
 * alone, and one of decimals the reading that lies within its ends: up to 100, "4.817" is 4.817.
 */
export function parseTypedNumber(text: string, { min, max, decimals }: FieldLimits): number | undefined {
  const readings = listReadings(text);
  if (readings.length < 2 || decimals === 0) return readings[0];
  const within = readings.filter((reading) => reading >= min && reading <= max);
  return within.length === 1 ? within[0] : undefined;
}

/** The number as one types it, without groups: 1559.5 is "1559,5" in German. */
export function formatTypedNumber(value: number, numerals = NUMERALS): string {
  return localize(`${value}`, { ...numerals, group: '' });
}

/** Asks for a number that can mean one thing: which of two it is, or for digits, like those of `example`. */
export function askForNumber(text: string, example: number): string {
  const [grouped, decimal] = listReadings(text);
  // A fourth decimal makes it no group: what is offered can be typed.
  return grouped === undefined || decimal === undefined
    ? unread(formatTypedNumber(example))
    : whichNumber(formatTypedNumber(grouped), formatDecimals(decimal, 4));
}
