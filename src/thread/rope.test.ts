import { describe, expect, it } from 'vitest';
import type { Waypoint } from './placeThread';
import { cutRope } from './rope';

const way = (count: number, change: (index: number) => Partial<Waypoint> = () => ({})): Waypoint[] =>
  Array.from({ length: count }, (_, i) => ({ xPx: 0, yPx: i * 3, stage: 'raw', ...change(i) }));
const spans = (points: Waypoint[]) => cutRope(points, 9).pieces.map(({ from, to }) => [from, to]);

describe('cutRope', () => {
  it('cutRope(points) cuts into pieces of 32 points that overlap by one', () => {
    expect(spans(way(70))).toEqual([
      [0, 33],
      [32, 65],
      [64, 70],
    ]);
  });

  it('cutRope(points) cuts where the dye changes', () => {
    expect(spans(way(40, (i) => ({ stage: i < 10 ? 'raw' : 'indigo' })))).toEqual([
      [0, 11],
      [10, 33],
      [32, 40],
    ]);
  });

  it('cutRope(points) strokes each piece with a rim, a body and a twist; only the ends of the rope are round', () => {
    const { pieces } = cutRope(way(40), 9);
    expect(pieces.map(({ strokes }) => strokes.map(({ widthPx, cap }) => [widthPx, cap]))).toEqual([
      [
        [11, 'round'],
        [9, 'round'],
        [1.8, 'round'],
      ],
      [
        [11, 'round'],
        [9, 'round'],
        [1.8, 'round'],
      ],
    ]);
    expect(pieces[0]?.strokes[1]?.d).toMatch(/^M0 0L0 3L0 6.*L0 96$/);
  });

  it('cutRope(points) twists at every second point, over the cuts between pieces, too', () => {
    const twists = cutRope(way(70), 9).pieces.flatMap(({ strokes }) => strokes[2]?.d.match(/M/g) ?? []);
    expect(twists).toHaveLength(34);
  });

  it('cutRope([]) has no piece', () => {
    expect(cutRope([], 9).pieces).toEqual([]);
  });
});
