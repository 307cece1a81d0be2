import { describe, expect, it } from 'vitest';
import { calculateFit } from './fitTitle';

describe('calculateFit', () => {
  it('calculateFit(width, room, 1) is 1 where the block fits', () => {
    expect(calculateFit(353, 354, 1)).toBe(1);
    expect(calculateFit(200, 354, 1)).toBe(1);
  });

  it('calculateFit(width, room, 1) shrinks a block that is too wide until it fits', () => {
    expect(calculateFit(400, 300, 1)).toBe(0.75);
    // As it then stands.
    expect(calculateFit(300, 300, 0.75)).toBe(0.75);
    expect(calculateFit(300.1, 300, 0.75)).toBe(0.75);
  });

  it('calculateFit(width, room, fit) grows again when its fonts come or its room widens, never above 1', () => {
    expect(calculateFit(225, 300, 0.5)).toBeCloseTo(2 / 3, 9);
    expect(calculateFit(225, 300, 0.75)).toBe(1);
    expect(calculateFit(10, 300, 0.75)).toBe(1);
  });

  it('calculateFit(width, room, fit) stays where nothing is laid out', () => {
    expect(calculateFit(0, 300, 0.75)).toBe(0.75);
    expect(calculateFit(300, 0, 1)).toBe(1);
    expect(calculateFit(Number.NEGATIVE_INFINITY, 300, 0.75)).toBe(0.75);
    expect(calculateFit(Number.NaN, Number.NaN, 1)).toBe(1);
  });
});
