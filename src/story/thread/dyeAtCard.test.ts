import { describe, expect, it } from 'vitest';
import { dyePoints, hasSameDyes } from './dyeAtCard';
import type { Waypoint } from './placeThread';

const at = (yPx: number): Waypoint => ({ xPx: 0, yPx, stage: 'raw' });

describe('dyePoints', () => {
  it('dyePoints(points, raw, dye) dyes what lies above the card’s middle in the one, the rest in the other dye', () => {
    const raw = [at(10), at(20), at(30)];
    const points = raw.map((point) => ({ ...point }));
    dyePoints(points, raw, { middlePx: 20, entering: 'white', leaving: 'indigo' });
    expect(points.map(({ stage }) => stage)).toEqual(['white', 'indigo', 'indigo']);
    dyePoints(points, raw);
    expect(points).toEqual(raw);
  });
});

describe('hasSameDyes', () => {
  it('hasSameDyes(a, b) asks for the dyes, not for the place', () => {
    const dye = { middlePx: 20, entering: 'white', leaving: 'indigo' } as const;
    expect(hasSameDyes(dye, { ...dye, middlePx: 90 })).toBe(true);
    expect(hasSameDyes(dye, { ...dye, leaving: 'print' })).toBe(false);
    expect([hasSameDyes(undefined, dye), hasSameDyes(undefined, undefined)]).toEqual([false, true]);
  });
});
