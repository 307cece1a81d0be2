import * as words from '#words/text/share';
import { COTTON_CUPS } from '../data/shirt';
import { formatDecimals, formatNumber } from './format';
import { formatUnit } from './formatFigure';
import type { DailyCups } from './userInput';

type Share = {
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

/** To the five decimals that the page shows. */
const round = (value: number) => Number(value.toFixed(5));

/** Compares the visitor's daily cups with the cups behind one T-shirt's cotton. */
export function describeShare(cups: DailyCups): Share {
  // Numbers first: a text is written in the reader's language, and "0,05253" is no number to the script.
  const values = { percent: round((100 * cups) / COTTON_CUPS), quotient: round(cups / COTTON_CUPS) };
  const quotient = formatDecimals(values.quotient, 5);
  return {
    percent: formatDecimals(values.percent, 5) + formatUnit('percent', values.percent),
    quotient,
    division: words.division(formatNumber(cups), formatNumber(COTTON_CUPS), quotient),
    tag: words.tag(cups, formatNumber(cups)),
    values,
  };
}
