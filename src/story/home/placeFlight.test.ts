import { describe, expect, it } from 'vitest';
import { placeFlight } from './placeFlight';

const start = [
  { xPx: 0, yPx: 100, widthPx: 10 },
  { xPx: 20, yPx: 100, widthPx: 10 },
];
const end = [
  { xPx: 50, yPx: 0, widthPx: 40 },
  { xPx: 100, yPx: 0, widthPx: 40 },
];

describe('placeFlight', () => {
  it('placeFlight(start, end, 0) stands at the start and placeFlight(start, end, 1) exactly at the end', () => {
    expect(placeFlight(start, end, 0)).toEqual(start);
    expect(placeFlight(start, end, 1)).toEqual(end);
    expect(placeFlight(start, end, 7)).toEqual(end);
  });

  it('placeFlight(start, end, progress) lets the first cup set out before the last', () => {
    const [first, last] = placeFlight(start, end, 0.15);
    expect(first?.yPx).toBeLessThan(100);
    expect(last?.yPx).toBe(100);
  });

  it('placeFlight(start, end, progress) carries a single cup, no cup, and stays at the start for NaN', () => {
    expect(placeFlight(start.slice(0, 1), end.slice(0, 1), 1)).toEqual(end.slice(0, 1));
    expect(placeFlight([], [], 0.5)).toEqual([]);
    expect(placeFlight(start, end, Number.NaN)).toEqual(start);
  });
});
