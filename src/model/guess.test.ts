import { describe, expect, it } from 'vitest';
import { calculateGuessStep, describeGuess, roundGuess } from './guess';

const bars = [
  { label: 'Cotton', value: 1559 },
  { label: 'Wool', value: 530 },
];

describe('describeGuess', () => {
  it('describeGuess(guess, bars) names the highest bar and how much higher it is', () => {
    expect(describeGuess({ label: 'Wool', value: 900 }, bars)).toBe(
      'You guessed wool at 900. It is cotton, 659 higher.',
    );
  });

  it('describeGuess(guess, bars) says when the bar was right, and when the number was too', () => {
    expect(describeGuess({ label: 'Cotton', value: 1600 }, bars)).toBe(
      'You guessed cotton at 1,600. The right bar: it is 41 lower.',
    );
    expect(describeGuess({ label: 'Cotton', value: 1559 }, bars)).toBe(
      'You guessed cotton at 1,559. Right, to the number.',
    );
  });

  it('describeGuess(guess, bars) of another bar at the right number says so', () => {
    expect(describeGuess({ label: 'Wool', value: 1559 }, bars)).toBe(
      'You guessed wool at 1,559. It is cotton, at just that.',
    );
  });

  it('describeGuess(guess, []) is empty, and decimals stay exact', () => {
    expect(describeGuess({ label: 'Wool', value: 1 }, [])).toBe('');
    expect(describeGuess({ label: 'Hemp', value: 12.3 }, [{ label: 'Wool', value: 17 }])).toBe(
      'You guessed hemp at 12.3. It is wool, 4.7 higher.',
    );
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
