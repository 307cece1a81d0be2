import * as words from '#words/plain/share';
import { COTTON_CUPS } from '../data/shirt';
import { formatDecimals, formatNumber } from './format';
import { formatUnit } from './formatFigure';
import type { DailyCups } from './userInput';

export type Share = {
  /** "0.05253%": the daily cups as a share of the cotton's. */
  percent: string;
  /** "0.00053": the same as a quotient. */
  quotient: string;
  /** "6 ÷ 11,421 = 0.00053". */
  division: string;
  /** "your 6 cups", "your 1 cup". */
  tag: string;
  /** The share and the quotient as numbers. */
  values: { percent: number; quotient: number };
};

/** Compares the visitor's daily cups with the cups behind one T-shirt's cotton. */
export function describeShare(cups: DailyCups): Share {
  const quotient = formatDecimals(cups / COTTON_CUPS, 5);
  const percent = formatDecimals((100 * cups) / COTTON_CUPS, 5);
  return {
    percent: percent + formatUnit('percent', Number(percent)),
    quotient,
    division: words.division(formatNumber(cups), formatNumber(COTTON_CUPS), quotient),
    tag: words.tag(cups, formatNumber(cups)),
    values: { percent: Number(percent), quotient: Number(quotient) },
  };
}
