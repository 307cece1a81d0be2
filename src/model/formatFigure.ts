import { pickForm } from '#words/rules';
import * as words from '#words/text/units';
import type { Figure, Unit } from '../data/figures';
import { formatNumber, formatRange } from './format';

/** How a figure is written: "79 billion cubic meters", "79 billion m³", "79 billion". */
export type FigureFormat = 'full' | 'short' | 'number';

/** Writes the unit as it stands after a number, with its leading space: " cups", "%", " m³". */
export function formatUnit(unit: Unit, value: number, format: 'full' | 'short' = 'full'): string {
  const [one = '', many = one, short = many, few = many] = words.UNIT_WORDS[unit].split('|');
  const text = format === 'short' ? short : { one, few, many }[pickForm(value)];
  return /^[\p{Script=Latin}\p{Script=Arabic}×]/u.test(text) ? ` ${text}` : text;
}

/** Writes a figure: "11–32 cups", "4.8%", "79 billion m³". A percent sign stays in every format. */
export function formatFigure(figure: Figure, format: FigureFormat = 'full'): string {
  const isRange = 'low' in figure;
  const number = isRange ? formatRange(figure.low, figure.high) : formatNumber(figure.value);
  if (figure.unit === 'oneIn') return words.oneIn(number);
  if (format === 'number') {
    if (figure.unit === 'percent') return words.percent(number);
    return figure.unit.startsWith('billion') ? words.billions(number) : number;
  }
  return number + formatUnit(figure.unit, isRange ? figure.high : figure.value, format);
}
