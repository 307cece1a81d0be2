import { describe, expect, it } from 'vitest';
import { LAND } from '../src/data/outlines/land';
import { composeLand } from './land';

describe('composeLand', () => {
  it('composeLand() is what src/data/outlines/land.ts holds, with a knot for each of fifteen places', {
    timeout: 30_000,
  }, () => {
    expect(composeLand()).toEqual(LAND);
    expect(Object.keys(LAND.knots)).toHaveLength(15);
  });
});
