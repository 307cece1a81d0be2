import { expect, it } from 'vitest';
import { createCanvasPool } from '../../scene/canvas';
import { createFakePage, FakeCanvas } from '../../scene/fakes/fakePage';
import { bakeFilament, drawFilament } from './drawFilament';

/** The right ends of all that is drawn of a fabric's energy on an axis of 160, so many pixels long. */
function drawEnds(kwh: number, lengthPx: number, share: number): number[] {
  const pool = createCanvasPool(createFakePage().platform.createCanvas);
  const box = { zeroXPx: 100, centerYPx: 50, lengthPx, thicknessPx: 20 };
  const sprites = bakeFilament(kwh, { energy: box, spring: box }, 160, { pool, pixelRatio: 1 });
  const canvas = new FakeCanvas();
  drawFilament(canvas.getContext(), sprites, box, share);
  return canvas.calls.flatMap((call) => {
    const [name, ...given] = call.split(' ');
    const numbers = given.map(Number);
    // drawImage image, from x, y, width, height, to x, y, width, height; fillRect x, y, width, height
    const [x = 0, , width = 0] = numbers.slice(name === 'drawImage' ? 5 : 0);
    return name === 'drawImage' || name === 'fillRect' ? [x + width] : [];
  });
}

it('drawFilament(…) draws nothing beyond the end of its value, at any size and any moment', () => {
  for (const lengthPx of [90, 250, 900])
    for (const kwh of [22, 104, 160])
      for (const share of [0, 0.02, 0.5, 0.98, 1]) {
        const ends = drawEnds(kwh, lengthPx, share);
        const valuePx = (lengthPx * kwh) / 160;
        const what = `${kwh} of ${lengthPx} at ${share}`;
        expect(Math.max(...ends), what).toBeCloseTo(100 + valuePx, 6);
        // The cold wire comes first; what is lit ends where the current has come.
        for (const end of share > 0 && share < 1 ? ends.slice(1) : [])
          expect(end, what).toBeCloseTo(100 + valuePx * share, 6);
      }
});

it('drawFilament(…) keeps its glow between its row and the next, in a low window too', () => {
  const pool = createCanvasPool(createFakePage().platform.createCanvas);
  const readGlow = (thicknessPx: number) => {
    const box = { zeroXPx: 100, centerYPx: 50, lengthPx: 300, thicknessPx };
    const { lit } = bakeFilament(48, { energy: box, spring: box }, 160, { pool, pixelRatio: 1 });
    return (lit.heightPx - thicknessPx) / 2;
  };
  // A filament is as thick as 0.56 of its row.
  for (const rowPx of [16, 28, 60]) expect(readGlow(rowPx * 0.56)).toBeLessThanOrEqual((rowPx * 0.44) / 2);
  expect(readGlow(58)).toBe(12);
});
