import { expect, test } from 'vitest';
import { calculateFlow, STREAM_MS, SWELL_MS, THIN_OUT_MS } from './stream';

test('calculateFlow(elapsedMs) swells, pours for its time and thins out', () => {
  const moments = [0, SWELL_MS / 2, STREAM_MS / 2, STREAM_MS - THIN_OUT_MS / 2, STREAM_MS];
  expect(moments.map(calculateFlow)).toEqual([0, 0.5, 1, 0.5, 0]);
});

test('calculateFlow(elapsedMs) is 0 before the press, long after it, and for NaN', () => {
  expect([-1, 9 * STREAM_MS, Number.POSITIVE_INFINITY, Number.NaN].map(calculateFlow)).toEqual([0, 0, 0, 0]);
});
