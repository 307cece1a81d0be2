import { describe, expect, it } from 'vitest';
import { calculateCupsShown, calculateSteps, steps } from './steps';

describe('calculateSteps', () => {
  it('calculateSteps() adds up 32, 244, 297 and 403 cups at most, 11, 64, 75 and 86 at least', () => {
    expect(steps.map(({ id, lowTotal, highTotal }) => [id, lowTotal, highTotal])).toEqual([
      ['bleaching', 11, 32],
      ['dyeing', 64, 244],
      ['printing', 75, 297],
      ['finishing', 86, 403],
    ]);
  });

  it('calculateSteps([]) is empty', () => {
    expect(calculateSteps([])).toEqual([]);
  });
});

describe('calculateCupsShown', () => {
  it.each([
    [{}, 0, undefined],
    [{ bleaching: 0.5 }, 32, 'bleaching'],
    [{ bleaching: 0.49 }, 0, undefined],
    [{ dyeing: 1 }, 244, 'dyeing'],
    [{ printing: 0.5 }, 297, 'printing'],
    [{ finishing: 0.01 }, 403, 'finishing'],
    [{ finishing: 0 }, 0, undefined],
    [{ bleaching: 0.5, dyeing: 0.5 }, 32, 'bleaching'],
    [{ bleaching: 0.4, dyeing: 0.6 }, 244, 'dyeing'],
    [{ printing: 0.49, finishing: 0.2 }, 403, 'finishing'],
    [{ printing: 0.5, finishing: 1 }, 297, 'printing'],
    [{ bleaching: Number.NaN, dyeing: 1 }, 244, 'dyeing'],
  ] as const)('calculateCupsShown(%o) shows %i cups', (visibility, cups, active) => {
    expect(calculateCupsShown(visibility)).toEqual({ cups, active });
  });
});
