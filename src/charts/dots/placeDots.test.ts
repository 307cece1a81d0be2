import { describe, expect, it } from 'vitest';
import { calculateMarkSize, DOTS, placeDots, placeValue } from './placeDots';

const FRAME = { low: 1, high: 10 };

describe('placeValue', () => {
  it('placeValue(value, frame) puts ten columns side by side, and a mean between them', () => {
    expect([placeValue(1, FRAME), placeValue(10, FRAME)]).toEqual([86, 914]);
    expect(placeValue(5.5, FRAME)).toBe(DOTS.width / 2);
  });
});

describe('placeDots', () => {
  it('placeDots(values, frame, shape) stacks equal values', () => {
    const [first, second, other] = placeDots([6, 6, 7], FRAME, 1);
    expect([first?.x === second?.x, (first?.y ?? 0) > (second?.y ?? 0)]).toEqual([true, true]);
    expect(other?.y).toBe(first?.y);
  });

  it('placeDots(values, frame, shape) keeps sixty in one column inside the drawing', () => {
    const dots = placeDots(Array(60).fill(10), FRAME, 1.1);
    expect(Math.min(...dots.map(({ y }) => y))).toBeGreaterThanOrEqual(DOTS.top - 0.001);
    expect(Math.max(...dots.map(({ x }) => x))).toBeLessThan(DOTS.width);
  });

  it('placeDots([], frame, shape) is empty, and one mark has its full size', () => {
    expect(placeDots([], FRAME, 1)).toEqual([]);
    expect(calculateMarkSize([3], FRAME, 1)).toBe(DOTS.mark);
  });
});
