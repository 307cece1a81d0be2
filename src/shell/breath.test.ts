import { describe, expect, it } from 'vitest';
import { calculateBreath } from './breath';

describe('calculateBreath', () => {
  it('calculateBreath(rest, 0) is the weight at rest, and again one breath later', () => {
    expect(calculateBreath(900, 0)).toBe(900);
    expect(calculateBreath(100, 9)).toBe(100);
  });

  it('calculateBreath(rest, time) makes a heavy letter thinner and a light one heavier', () => {
    expect(calculateBreath(900, 4.5)).toBe(740);
    expect(calculateBreath(500, 4.5)).toBe(660);
    expect(calculateBreath(100, 4.5)).toBe(260);
  });

  it('calculateBreath(rest, time) never leaves the weight axis', () => {
    expect(calculateBreath(5000, 0)).toBe(900);
    expect(calculateBreath(-50, 0)).toBe(100);
  });
});
