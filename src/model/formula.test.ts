import { describe, expect, it } from 'vitest';
import type { Figure } from '../data/figures';
import { calculateFormula, fillFigures, formatEquation, formatFormula, isolateFormula } from './formula';
import { describeRounding, roundToStep } from './rounding';

const known: Record<string, Figure> = {
  liters: { value: 2700, unit: 'liters' },
  rate: { value: 4.23, unit: 'cupsPerLiter' },
  dyeing: { low: 53, high: 212, unit: 'cups' },
};
function find(id: string): Figure {
  const figure = known[id];
  if (figure === undefined) throw new RangeError(`no ${id}`);
  return figure;
}

describe('calculateFormula', () => {
  it.each([
    ['{liters} × {rate}', 11_421],
    ['{dyeing.low} + {dyeing.high}', 265],
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['20 − 5 − 5', 10],
    ['100 ÷ 10 ÷ 2', 5],
    ['1,000 × 0.5', 500],
    ['7', 7],
  ])('calculateFormula("%s") is %d', (expression, result) => {
    expect(calculateFormula(expression, find)).toBeCloseTo(result, 9);
  });

  it.each([
    ['', 'a number is missing'],
    ['1 +', 'a number is missing'],
    ['(1 + 2', '")" is missing'],
    ['1 2', 'too much'],
    ['1 ; 2', 'cannot read " ; 2"'],
    ['{dyeing}', '{dyeing} must name low or high'],
    ['{rate.low}', '{rate.low} must name a value'],
    ['{nobody}', 'no nobody'],
  ])('calculateFormula("%s") throws: %s', (expression, message) => {
    expect(() => calculateFormula(expression, find)).toThrow(message);
  });

  it('fillFigures(words, find) puts the values in, and leaves the words’ own numbers', () => {
    expect(fillFigures('In 2018, {liters} liters.', find)).toBe('In 2018, 2,700 liters.');
    expect(fillFigures('', find)).toBe('');
  });

  it('formatFormula(expression, find) puts the values in', () => {
    expect(formatFormula('100 × {liters} ÷ {dyeing.high}', find)).toBe('100 × 2,700 ÷ 212');
    expect(formatFormula('1,000,000 × 16.387064', find)).toBe('1,000,000 × 16.387064');
  });
});

describe('roundToStep', () => {
  it('roundToStep(value, step) rounds to the nearest multiple without binary dust', () => {
    expect([
      roundToStep(4.817, 0.1),
      roundToStep(1903.5, 100),
      roundToStep(2.377, 0.5),
      roundToStep(0, 1),
    ]).toEqual([4.8, 1900, 2.5, 0]);
  });

  it('roundToStep(value, step, direction) rounds up and down, and leaves a multiple alone', () => {
    expect([
      roundToStep(1970.67, 1, 'up'),
      roundToStep(1478, 1000, 'down'),
      roundToStep(55.7 - 52.9, 0.1, 'up'),
    ]).toEqual([1971, 1000, 2.8]);
  });

  it('roundToStep(NaN, step) stays NaN', () => {
    expect(roundToStep(Number.NaN, 1)).toBe(Number.NaN);
  });

  it('formatEquation(expression, find, result) says what a formula gives', () => {
    expect(formatEquation('{liters} × {rate}', find, '11,421')).toBe('2,700 × 4.23 = 11,421');
  });

  it('isolateFormula(formula, direction) marks it where lines run from the right', () => {
    expect([isolateFormula('6 ÷ 3', 'ltr'), isolateFormula('6 ÷ 3', 'rtl')]).toEqual([
      '6 ÷ 3',
      '\u20666 ÷ 3\u2069',
    ]);
  });

  it('describeRounding(step, rounding) says how', () => {
    expect([describeRounding(0.1), describeRounding(1, 'up'), describeRounding(1000, 'outward')]).toEqual([
      'rounded to the nearest 0.1',
      'rounded up in steps of 1',
      'rounded outward in steps of 1,000',
    ]);
  });
});

describe('formatEquation', () => {
  it('formatEquation(expression, find, result) writes a formula that is one number once', () => {
    const find = () => ({ value: 236.588, unit: 'milliliters' }) as const;
    expect(formatEquation('{us-cup-exact}', find, '236.588')).toBe('236.588');
    expect(formatEquation('1,000 ÷ {us-cup-exact}', find, '4.22676')).toBe('1,000 ÷ 236.588 = 4.22676');
  });
});
