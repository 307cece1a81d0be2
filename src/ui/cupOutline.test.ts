import { describe, expect, it } from 'vitest';
import { type OutlinePath, traceCup } from './cupOutline';

function recordPath(): OutlinePath & { points: [number, number][] } {
  const points: [number, number][] = [];
  const push = (x: number, y: number) => {
    points.push([x, y]);
  };
  return {
    points,
    moveTo: push,
    lineTo: push,
    quadraticCurveTo: (_cx, _cy, x, y) => push(x, y),
    closePath: () => {},
  };
}

describe('traceCup', () => {
  it('traceCup(path, x, y, width) stays within its width and 1.1 times that height', () => {
    const path = recordPath();
    traceCup(path, 100, 200, 10);
    const xs = path.points.map(([x]) => x);
    const ys = path.points.map(([, y]) => y);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([100.4, 109.6]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([200, 211]);
  });
});
