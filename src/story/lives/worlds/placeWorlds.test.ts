import { describe, expect, it } from 'vitest';
import { OPENING } from '../../../model/lives/life';
import { countWorlds } from '../../../model/lives/worlds';
import { placeWorlds } from './placeWorlds';

describe('placeWorlds', () => {
  const { yarns, beam, ticks } = placeWorlds(countWorlds(OPENING));

  it('placeWorlds(count) hangs a yarn where B is lighter, and stands it on the beam where A is', () => {
    expect(yarns).toHaveLength(200);
    for (const { isALighter, y, length } of yarns) {
      expect(isALighter ? y + length : y).toBeCloseTo(beam, 2);
    }
    expect(yarns.filter(({ isALighter }) => isALighter).length).toBeGreaterThanOrEqual(16);
  });

  it('placeWorlds(count) keeps all of it in the picture, and says its scale', () => {
    expect(Math.min(...yarns.map(({ y }) => y))).toBeGreaterThan(0);
    expect(Math.max(...yarns.map(({ y, length }) => y + length))).toBeLessThanOrEqual(100);
    expect(ticks.map(({ grams }) => grams)).toEqual([100, 200, 300]);
  });

  it('placeWorlds(count) shows two equal lives as no more than what parts them', () => {
    const none = placeWorlds({ outcomes: [] });
    expect([none.yarns, none.ticks.length]).toEqual([[], 1]);
  });
});
