import { calculateFormula } from '../formula';
import { parseTypedNumber } from '../typedNumber';
import { findCheck, type Slipped } from './checks';
import { findLessonFigure } from './lessonFigures';
import type { NumberAnswer } from './tasks';

/** What a typed answer is: right, one of the known mistakes, another number, or none. */
export type Checked =
  | { is: 'right' | 'other'; value: number }
  | { is: 'mistake'; kind: Slipped; value: number }
  | { is: 'unread' };

/** The number of "4.8 %", "11,421 cups", "about 2.6 kg" or "1 in 1,900"; undefined where there is none. */
export function readAnswer(text: string): number | undefined {
  const whole = parseTypedNumber(text);
  if (whole !== undefined) return whole;
  const oneIn = /^\s*1\s*(?:[:/÷]|\p{L}[\p{L}\s]*)\s*(\d.*)$/u.exec(text);
  if (oneIn) return readAnswer(oneIn[1] ?? '');
  const [, numeral = ''] = /^[^\d.,+−-]*(.*?)\D*$/u.exec(text.replace(/CO2e?|m3/gi, '')) ?? [];
  return parseTypedNumber(numeral);
}

/** How far a number is from what it might be, as a ratio of 0 and more; Infinity where no ratio is. */
const measureRatio = (value: number, other: number) =>
  value > 0 && other > 0 ? Math.abs(Math.log(value / other)) : Infinity;

/**
 * Tells what the answer to a question of that id is: of the right number and those that known mistakes give, the nearest within the tolerance. Else the
 * digits may be right, and the decimal point alone is not.
 */
export function checkAnswer(
  id: string,
  { formula, tolerancePercent = 2 }: NumberAnswer,
  text: string,
): Checked {
  const value = readAnswer(text);
  if (value === undefined) return { is: 'unread' };
  const calculate = (of: string) => calculateFormula(of, findLessonFigure);
  const exact = calculate(formula);
  const tolerance = Math.log(1 + tolerancePercent / 100);
  let nearest: { kind?: Slipped; ratio: number } = { ratio: measureRatio(value, exact) };
  for (const [kind, of] of findCheck(id).mistakes) {
    const ratio = measureRatio(value, calculate(of));
    if (ratio < nearest.ratio) nearest = { kind, ratio };
  }
  if (nearest.ratio <= tolerance)
    return nearest.kind ? { is: 'mistake', kind: nearest.kind, value } : { is: 'right', value };
  const places = Math.round(Math.log10(value / exact));
  const isMoved = measureRatio(value, exact * 10 ** places) <= tolerance;
  return isMoved ? { is: 'mistake', kind: 'decimals', value } : { is: 'other', value };
}
