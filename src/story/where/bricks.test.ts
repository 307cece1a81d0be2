import { describe, expect, it } from 'vitest';
import { findPlaceWater, growerWaters } from '../../model/placeWater';
import { CUPS_PER_BRICK, placeSeam, traceBricks, traceWalls } from './bricks';

/** The area of a wall in bricks: that of all its rectangles. */
const measure = (path: string) =>
  [...path.matchAll(/h(-?[\d.]+)v([\d.]+)h-/g)].reduce(
    (sum, [, width, height]) => sum + Number(width) * Number(height),
    0,
  );

describe('traceBricks', () => {
  it.each(growerWaters)('traceBricks(…) lays exactly the cups of $id, fifty a brick', (place) => {
    for (const by of ['river', 'both'] as const) {
      const { river, rain } = traceWalls(place, by, 143);
      expect(measure(river) * CUPS_PER_BRICK).toBeCloseTo(place.river, 0);
      expect(measure(rain) * CUPS_PER_BRICK).toBeCloseTo(place.rain, 0);
    }
  });

  it('traceBricks(215, …) is four bricks on top of each other and three tenths of one', () => {
    expect(traceBricks(215, 10, 1)).toBe('M10 0h1v4h-1zM11 0h0.3v1h-0.3z');
    expect(traceBricks(215, 10, -1)).toBe('M9 0h1v4h-1zM8.7 0h0.3v1h-0.3z');
    expect(traceBricks(0, 10, 1)).toBe('');
  });

  it('placeSeam(list, by) has room for the most river and the most rain; none for none', () => {
    expect(placeSeam(growerWaters, 'river')).toEqual({ seam: 58, width: 136 });
    expect(placeSeam(growerWaters, 'both')).toEqual({ seam: 0, width: 100 });
    expect(placeSeam([], 'rain')).toEqual({ seam: 0, width: 0 });
    expect(findPlaceWater('india').both).toBe(19_986);
  });
});
