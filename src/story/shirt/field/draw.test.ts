import { describe, expect, it } from 'vitest';
import { createCanvasPool } from '../../../scene/canvas';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { finish } from '../../../scene/frames';
import { bakeField, drawField } from './draw';
import { placeField } from './placeField';

describe('bakeField', () => {
  it('bakeField(field, ratio, size) draws exactly 11,824 cups, each at a place of its own', () => {
    for (const cups of [0, 6]) {
      const made: FakeCanvas[] = [];
      const pool = createCanvasPool(() => {
        const canvas = new FakeCanvas();
        made.push(canvas);
        return canvas as unknown as HTMLCanvasElement;
      });
      const size = { widthPx: 1344, heightPx: 598 };
      finish(bakeField(placeField(1344, 598, cups, 2), 2, size, pool));
      const [image] = made;
      expect([image?.width, image?.height, image?.calls.length]).toEqual([2688, 1196, 11_824]);
      expect(new Set(image?.calls).size).toBe(11_824);
    }
  });
});

describe('drawField', () => {
  /** The boxes that are copied from the baked field. */
  const draw = (count: number) => {
    const canvas = new FakeCanvas();
    const image = { width: 1344, height: 598 } as HTMLCanvasElement;
    drawField(canvas.getContext(), placeField(1344, 598, 0), image, 1, count);
    return canvas.calls.map((call) => call.split(' ').slice(3, 7).map(Number));
  };

  it('drawField(…, count) shows all rows down to the last cup, and its part of its own row', () => {
    // 192 cups a row, each 7 px by 8 px: 26 rows and 8 cups.
    expect(draw(5000)).toEqual([
      [0, 0, 1344, 208],
      [0, 208, 56, 8],
    ]);
  });

  it('drawField(…, undefined, …, count) shows as many cups before they are baked', () => {
    const canvas = new FakeCanvas();
    drawField(canvas.getContext(), placeField(1344, 598, 0), undefined, 1, 11_426);
    expect(new Set(canvas.calls.filter((call) => call.startsWith('fillRect'))).size).toBe(11_426);
  });

  it('drawField(…, count) shows nothing of none', () => {
    expect([draw(0), draw(Number.NaN)]).toEqual([[], []]);
  });
});
