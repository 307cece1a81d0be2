import { describe, expect, it } from 'vitest';
import { calculateShade } from './shirtShade';

describe('calculateShade', () => {
  it('calculateShade(x, y) stays between dark and light all over the shirt', () => {
    for (let x = -0.5; x <= 0.5; x += 0.01) {
      for (let y = 0; y <= 1; y += 0.01) {
        const shade = calculateShade(x, y);
        expect(shade >= 0 && shade <= 1).toBe(true);
      }
    }
  });

  it('calculateShade(x, y) is lighter on the collar than on its seam', () => {
    expect(calculateShade(0, 0.12)).toBeGreaterThan(calculateShade(0, 0.15));
  });

  it('calculateShade(x, y) rounds the body: its middle is lighter than its sides', () => {
    expect(calculateShade(0, 0.5)).toBeGreaterThan(calculateShade(0.28, 0.5));
  });
});
