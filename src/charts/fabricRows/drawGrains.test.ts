import { expect, it } from 'vitest';
import { FakeCanvas } from '../../scene/fakes/fakePage';
import { drawGrains } from './drawGrains';
import { placeGrains } from './placeGrains';

/** The right ends of all grains that are drawn of `kg` on an axis whose zero is at 100. */
function drawEnds(kg: number, lengthPx: number, growth: number): number[] {
  const canvas = new FakeCanvas();
  const stack = { grainPx: 6, zeroXPx: 100, centerYPx: 50, growth, risePx: 40, seed: 3 };
  const centers = placeGrains(kg, lengthPx, stack.grainPx, 5);
  drawGrains(canvas.getContext(), new FakeCanvas() as unknown as HTMLCanvasElement, { ...stack, centers });
  return canvas.calls.flatMap((call) => {
    const [name, , x, , width] = call.split(' ');
    return name === 'drawImage' ? [Number(x) + Number(width)] : [];
  });
}

it('drawGrains(…) draws no grain beyond the end of its value, those in the air neither', () => {
  for (const [kg, lengthPx] of [
    [2.2, 30],
    [8.3, 190],
    [17, 700],
  ] as const) {
    for (const growth of [0.02, 0.3, 0.5, 0.9, 0.99])
      expect(Math.max(...drawEnds(kg, lengthPx, growth)), `${kg} at ${growth}`).toBeLessThanOrEqual(
        100 + lengthPx + 1e-6,
      );
    expect(Math.max(...drawEnds(kg, lengthPx, 1))).toBeCloseTo(100 + lengthPx, 6);
  }
});
