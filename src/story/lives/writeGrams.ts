import { formatDecimals, formatNumber } from '../../model/format';

/** Writes grams: whole, or with one decimal below one: "106", "0.4". */
export const writeGrams = (grams: number): string =>
  grams > 0 && grams < 0.95 ? formatDecimals(grams, 1) : formatNumber(Math.round(grams));
