import { describe, expect, it } from 'vitest';
import { parseKnots } from './parseKnots';

describe('parseKnots', () => {
  it('parseKnots(attribute) reads shares of the element and the dye', () => {
    expect(parseKnots('50,0,raw; 104,-60,white')).toEqual([
      { xShare: 0.5, yShare: 0, stage: 'raw' },
      { xShare: 1.04, yShare: -0.6, stage: 'white' },
    ]);
  });

  it('parseKnots("") is empty', () => {
    expect(parseKnots('')).toEqual([]);
  });

  it('parseKnots(attribute) quotes a knot without a dye or without numbers', () => {
    for (const knot of ['50,0', '50,0,plaid', 'a,b,raw', ',,raw']) {
      expect(() => parseKnots(knot)).toThrow(`data-knot "${knot}"`);
    }
  });
});
