import { describe, expect, it } from 'vitest';
import { calculateGuessStep, describeGuess, roundGuess } from './bars';

const bars = [
  { label: 'Cotton', value: 1559 },
  { label: 'Wool', value: 530 },
];

describe('describeGuess', () => {
  it('describeGuess(guess, bars, unit) says what was guessed and what it is, each number with its unit', () => {
    expect(describeGuess({ label: 'Wool', value: 900 }, bars, 'liters')).toEqual({
      guessed: 'You guessed wool at 900 liters.',
      truth: 'It is cotton: 1,559 liters.',
    });
  });

  it('describeGuess(guess, bars, unit) says when the bar was right, and when the number was too', () => {
    expect(describeGuess({ label: 'Cotton', value: 1600 }, bars, 'liters').truth).toBe(
      'The right bar: it is 1,559 liters.',
    );
    expect(describeGuess({ label: 'Cotton', value: 1559 }, bars, 'liters').truth).toBe(
      'Right, to the number.',
    );
  });

  it('describeGuess(undefined, bars, unit) tells the truth to who made none', () => {
    expect(describeGuess(undefined, bars, 'liters')).toEqual({
      guessed: 'You made no guess.',
      truth: 'It is cotton: 1,559 liters.',
    });
  });

  it('describeGuess(guess, [], unit) is empty', () => {
    expect(describeGuess({ label: 'Wool', value: 1 }, [], 'liters')).toEqual({ guessed: '', truth: '' });
  });
});

describe('roundGuess', () => {
  it('calculateGuessStep(axisEnd) is about a hundredth of the axis, and 1 without an axis', () => {
    expect([1600, 1400, 160, 18, 0, Number.NaN].map(calculateGuessStep)).toEqual([10, 10, 1, 0.1, 1, 1]);
  });

  it('roundGuess(value, axisEnd) rounds to the step and stays on the axis', () => {
    expect([904, -3, 9000, Number.NaN].map((value) => roundGuess(value, 1600))).toEqual([900, 0, 1600, 0]);
    expect(roundGuess(12.34, 18)).toBe(12.3);
  });
});
