import { NUMERALS } from '#words/rules';
import { calculateFormula } from '../formula';
import { listReadings } from '../typedNumber';
import { findCheck, type Slipped } from './checks';
import { findLessonFigure } from './lessonFigures';
import type { NumberAnswer } from './tasks';

type CheckedNumber =
  | { is: 'right' | 'other'; value: number }
  | { is: 'mistake'; kind: Slipped; value: number };
/** What a typed answer is: right, one of the known mistakes, another number, or none. */
type Checked = CheckedNumber | { is: 'unread' };

/** What "4.8 %", "11,421 cups", "about 2.6 kg" or "1 in 1,900" may mean: none, one or two numbers. */
export function readAnswer(text: string): readonly number[] {
  const whole = listReadings(text);
  if (whole.length > 0) return whole;
  const oneIn = /^\s*1\s*(?:[:/÷]|\p{L}[\p{L}\s]*)\s*(\d.*)$/u.exec(text);
  if (oneIn) return readAnswer(oneIn[1] ?? '');
  const [, numeral = ''] = /^[^\d.,+−-]*(.*?)\D*$/u.exec(text.replace(/CO2e?|m3/gi, '')) ?? [];
  return listReadings(numeral);
}

/** How far a number is from what it might be, as a ratio of 0 and more; Infinity where no ratio is. */
const measureRatio = (value: number, other: number) =>
  value > 0 && other > 0 ? Math.abs(Math.log(value / other)) : Infinity;

/**
 * Tells what a number is: the right one and those that known mistakes give, the nearest within the tolerance. Else the
 * digits may be right, and the decimal point alone is not.
 */
function checkNumber(
  id: string,
  { formula, tolerancePercent = 2 }: NumberAnswer,
  value: number,
): CheckedNumber {
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

/**
 * Tells what the answer to a question of that id is. Of two numbers that it may mean, the one that is right or a known
 * mistake counts, and where both are, the one of the page's language; where neither is, it is unread.
 */
export function checkAnswer(id: string, answer: NumberAnswer, text: string): Checked {
  const readings = readAnswer(text).map((value) => checkNumber(id, answer, value));
  if (readings.length < 2) return readings[0] ?? { is: 'unread' };
  const known = readings.filter(
    (each) => each.is === 'right' || (each.is === 'mistake' && each.kind !== 'decimals'),
  );
  const own = readings.at(text.includes(NUMERALS.decimal) ? -1 : 0);
  return known.find((each) => each === own) ?? known[0] ?? { is: 'unread' };
}
