import { describe, expect, it } from 'vitest';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { drawStitches } from './draw';
import { placeStitches } from './placeYears';

describe('drawStitches', () => {
  const placed = placeStitches(1971, 1344);
  const draw = (days: number) => {
    const canvas = new FakeCanvas();
    const image = { width: 1344, height: 66 } as HTMLCanvasElement;
    drawStitches(canvas.getContext(), placed, image, 1, days);
    return canvas.calls.filter((call) => /^(rect|drawImage|arc)/.test(call));
  };

  it('drawStitches(…, days) shows whole rows, of the last one what is sewn, and the knot at its end', () => {
    // The second year's hundredth day: its row, from 11 to 22 px, runs to the right, 3.64 px a stitch.
    expect(draw(465)).toEqual([
      'rect 0 0 1344 11',
      'rect 0 11 371.83561643835617 11',
      'drawImage [object Object] 0 0 1344 66',
      'arc 370.0164383561644 16.5 2.992 0 6.283185307179586',
    ]);
  });

  it('drawStitches(…, 0) draws nothing', () => {
    expect(draw(0)).toEqual([]);
  });
});
