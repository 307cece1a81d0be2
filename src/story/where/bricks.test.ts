import { describe, expect, it } from 'vitest';
import { findPlaceWater, growerWaters } from '../../model/placeWater';
import { NARROW, placeSeam, traceBricks, traceWalls, WIDE } from './bricks';

/** The area of a wall in bricks: that of all its rectangles. */
const measure = (path: string) =>
  [...path.matchAll(/h(-?[\d.]+)v([\d.]+)h-/g)].reduce(
    (sum, [, width, height]) => sum + Number(width) * Number(height),
    0,
  );

describe('traceBricks', () => {
  it.each(growerWaters)(
    'traceBricks(…) lays exactly the cups of $id, ten a brick and fifty a brick',
    (place) => {
      for (const masonry of [WIDE, NARROW]) {
        for (const by of ['river', 'both'] as const) {
          const { river, rain } = traceWalls(place, by, masonry, 143);
          expect(measure(river) * masonry.cupsPerBrick).toBeCloseTo(place.river, 0);
          expect(measure(rain) * masonry.cupsPerBrick).toBeCloseTo(place.rain, 0);
        }
      }
    },
  );

  it('traceBricks(43, WIDE, …) is four bricks and three tenths of one', () => {
    expect(traceBricks(43, WIDE, 10, 1)).toBe('M10 0h1v4h-1zM10 4h0.3v1h-0.3z');
    expect(traceBricks(43, WIDE, 10, -1)).toBe('M9 0h1v4h-1zM9.7 4h0.3v1h-0.3z');
    expect(traceBricks(0, WIDE, 10, 1)).toBe('');
  });

  it('placeSeam(list, by, masonry) has room for the most river and the most rain; none for none', () => {
    expect(placeSeam(growerWaters, 'river', WIDE)).toEqual({ seam: 82, width: 193 });
    expect(placeSeam(growerWaters, 'both', WIDE)).toEqual({ seam: 0, width: 143 });
    expect(placeSeam([], 'rain', WIDE)).toEqual({ seam: 0, width: 0 });
    expect(findPlaceWater('india').both).toBe(19_986);
  });
});
