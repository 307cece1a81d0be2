import { describe, expect, it } from 'vitest';
import { type OutlinePath, traceCup, traceCupMark } from './cupOutline';

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

describe('traceCupMark', () => {
  it('traceCupMark(path, x, y, width) is a square dot below 3 px and a tapered block below 9 px', () => {
    const dot = recordPath();
    traceCupMark(dot, 0, 0, 2);
    expect(dot.points).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]);
    const block = recordPath();
    traceCupMark(block, 0, 0, 5);
    expect(block.points[2]?.[0]).toBeCloseTo(4.15, 6);
    expect(block.points[2]?.[1]).toBeCloseTo(5.5, 6);
  });

  it('traceCupMark(path, x, y, width) is the tumbler from 9 px on', () => {
    const path = recordPath();
    traceCupMark(path, 0, 0, 9);
    expect(path.points).toHaveLength(7 - 1);
  });
});
