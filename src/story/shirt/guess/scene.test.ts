import { describe, expect, it } from 'vitest';
import type { CanvasPool } from '../../../scene/canvas';
import { FakeCanvas } from '../../../scene/fakes/fakePage';
import { finish } from '../../../scene/frames';
import { placeGuessField } from './placeGuessField';
import { bakeField } from './scene';

const SIZES = [
  [1344, 330],
  [354, 230],
  [760, 78],
] as const;

/** How many cups are drawn: small ones are copied, the reader's own from near are filled glass by glass. */
function countDrawn(cups: number, guess: number, [widthPx, heightPx]: (typeof SIZES)[number]) {
  const made: FakeCanvas[] = [];
  const make = () => {
    made.push(new FakeCanvas());
    return made.at(-1) as unknown as HTMLCanvasElement;
  };
  const layout = { ...placeGuessField(cups, guess, widthPx, heightPx), cups, widthPx, heightPx };
  finish(bakeField(layout, { make } as unknown as CanvasPool, 1));
  const { calls } = made[0] as FakeCanvas;
  const copied = calls.filter((call) => call.startsWith('drawImage')).length;
  // Each is filled three times: glass, water and the night above it.
  return copied + calls.filter((call) => call === 'fill').length / 3;
}

describe('bakeField', () => {
  it.each([10, 40, 600, 11_421, 40_000, 100_000])(
    'bakeField(…) draws each of %d cups once, at every size',
    (guess) => {
      for (const size of SIZES) expect(countDrawn(6, guess, size)).toBe(guess);
    },
  );
});

describe('placeGuessField', () => {
  it('placeGuessField(…) keeps every cup in its field, apart from the others', () => {
    for (const [widthPx, heightPx] of SIZES) {
      for (const guess of [10, 600, 100_000]) {
        const { cupPx, points } = placeGuessField(6, guess, widthPx, heightPx);
        expect(Math.max(...points.map(({ xPx }) => xPx)) + cupPx).toBeLessThanOrEqual(widthPx + 0.01);
        expect(Math.max(...points.map(({ yPx }) => yPx)) + cupPx).toBeLessThanOrEqual(heightPx + 0.01);
        expect(new Set(points.map(({ xPx, yPx }) => `${xPx} ${yPx}`)).size).toBe(points.length);
      }
    }
  });

  it('placeGuessField(cups, guess, …) has the reader’s own in one row', () => {
    for (const [widthPx, heightPx] of SIZES) {
      const own = placeGuessField(10, 10, widthPx, heightPx).points;
      expect(new Set(own.map(({ yPx }) => yPx)).size).toBe(1);
    }
  });
});
