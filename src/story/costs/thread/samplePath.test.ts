import { expect, test } from 'vitest';
import { DRAWING_BOX, TIP_DRAWINGS, TIP_ORDER } from '../tipDrawings';
import { samplePath } from './samplePath';

test('samplePath(path, step) takes evenly spaced points of a line, both ends included', () => {
  expect(samplePath('M0 0 L10 0', 5)).toEqual([
    { x: 0, y: 0, isLifted: false },
    { x: 5, y: 0, isLifted: false },
    { x: 10, y: 0, isLifted: false },
  ]);
});

test('samplePath(path, step) marks where the pen is lifted', () => {
  expect(samplePath('M0 0 L1 0 M5 5 L6 5', 9).map(({ isLifted }) => isLifted)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('samplePath(path, step) follows curves', () => {
  const middle = samplePath('M0 0 Q5 10 10 0', 10)[1];
  expect(middle).toEqual({ x: 5, y: 5, isLifted: false });
});

test('samplePath("") has no point, and other commands throw', () => {
  expect(samplePath('', 5)).toEqual([]);
  expect(() => samplePath('M0 0 H5', 5)).toThrow('path: cannot read "H5"');
});

test('each tip’s drawing is one line from the left edge to the right edge, inside its box', () => {
  for (const id of TIP_ORDER) {
    const points = samplePath(TIP_DRAWINGS[id].path, 4);
    expect(points[0]).toEqual({ x: 0, y: 214, isLifted: false });
    expect(points.at(-1)).toMatchObject({ x: DRAWING_BOX.width, y: 214 });
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(DRAWING_BOX.width);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThan(DRAWING_BOX.height);
    }
  }
});
