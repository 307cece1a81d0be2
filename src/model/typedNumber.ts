import { NUMERALS } from '#words/plain/numerals';
import { localize } from './format';
import { readDigits } from './readDigits';

/**
 * The number that was typed, or undefined where it is none (yet): "", "-", "1e". A comma and a point both stand before
 * decimals, and before each three digits the one that is not the language's decimal sign: in English "1,000" is 1000,
 * "12,5" is 12.5. Spaces and apostrophes count for nothing, wherever the number was copied from.
 */
export function parseTypedNumber(text: string, { decimal } = NUMERALS): number | undefined {
  const group = decimal === ',' ? '.' : ',';
  const typed = readDigits(text)
    .normalize('NFKC')
    .replace(/[\s'’٬]/g, '')
    .replace('−', '-')
    .replace('٫', decimal);
  const isGrouped = new RegExp(`^[+-]?[1-9]\\d{0,2}([${group}]\\d{3})+([${decimal}]\\d*)?$`).test(typed);
  const numeral = (isGrouped ? typed.replaceAll(group, '') : typed).replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(numeral) ? Number(numeral) : undefined;
}

/** The number as one types it, without groups: 1559.5 is "1559,5" in German. */
export function formatTypedNumber(value: number, numerals = NUMERALS): string {
  return localize(`${value}`, { ...numerals, group: '' });
}
