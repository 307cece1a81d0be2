import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeCanvas, runFakeScene } from '../../../scene/fakes/fakePage';
import { drawStitches } from './draw';
import { placeStitches } from './placeYears';
import { yearsScene } from './scene';

describe('drawStitches', () => {
  const placed = placeStitches(1971, 1344, false);
  const draw = (days: number) => {
    const canvas = new FakeCanvas();
    const image = { width: 1360, height: 380 } as HTMLCanvasElement;
    drawStitches(canvas.getContext(), placed, image, 1, days);
    return canvas.calls.filter((call) => /^(rect|drawImage|arc)/.test(call));
  };

  it('drawStitches(…, days) shows whole rows, of the last one what is sewn, and the knot at its end', () => {
    // The second year's hundredth day: its row, from 50 to 110 px, runs to the right from 116 px on, 3.3 px a stitch.
    expect(draw(465)).toEqual([
      'rect 0 0 1360 50',
      'rect 0 50 445.86301369863014 60',
      'drawImage [object Object] 0 0 1360 380',
      'arc 444.213698630137 80 7.6499999999999995 0 6.283185307179586',
    ]);
  });

  it('drawStitches(…, 0) draws nothing', () => {
    expect(draw(0)).toEqual([]);
  });
});

describe('yearsScene', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('yearsScene wants a canvas as high as the rows, and as wide as to the thread beside them', () => {
    vi.stubGlobal('document', { documentElement: { clientWidth: 1440 } });
    const { page, root, layouts } = runFakeScene(yearsScene, { days: 1971 });
    Object.assign(root, { getBoundingClientRect: () => ({ right: 1000, top: 0, height: 380 }) });
    page.runFrames(3);
    expect([layouts[0]?.widthPx, layouts[0]?.placed.heightPx]).toEqual([1216, 380]);
  });
});
