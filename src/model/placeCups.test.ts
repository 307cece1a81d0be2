import { describe, expect, it } from 'vitest';
import { calculatePlaceCups } from './placeCups';

describe('calculatePlaceCups', () => {
  it('calculatePlaceCups(litersPerKg) counts whole cups from liters, and drops the broken one', () => {
    expect([0, 18, 903, 3341, 4772, 6490].map(calculatePlaceCups)).toEqual([
      0, 43, 2159, 7991, 11_414, 15_523,
    ]);
  });
});
