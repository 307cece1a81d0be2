import { expect, test } from 'vitest';
import { traceTally } from './marks';

test('traceTally(count, rows) draws exactly that many strokes, inside its box', () => {
  const { path, widthPx, heightPx } = traceTally(60, 2);
  expect(path.match(/M/g)).toHaveLength(60);
  const points = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.max(...points.map(([x]) => x ?? 0)) + 4).toBeLessThanOrEqual(widthPx);
  expect(Math.max(...points.map(([, y]) => y ?? 0))).toBeLessThanOrEqual(heightPx);
  expect(traceTally(0, 1).path).toBe('');
  // Fewer strokes leave room, more take no more.
  expect(traceTally(10, 2).widthPx).toBe(widthPx);
  expect(traceTally(120, 2).heightPx).toBe(heightPx);
});
