import { describe, expect, it } from 'vitest';
import { calculateStreamPx, describePour, STILL_POUR_MS } from './describePour';
import { POUR_MS, SECOND_SENTENCE_MS } from './pourTimes';

describe('calculateStreamPx', () => {
  it('calculateStreamPx(cups) is linear in cups: 3.1 px a cup and 2 px', () => {
    expect(calculateStreamPx(1)).toBeCloseTo(5.1, 9);
    expect(calculateStreamPx(6)).toBeCloseTo(20.6, 9);
    expect(calculateStreamPx(10)).toBeCloseTo(33, 9);
  });

  it('calculateStreamPx(0) pours nothing', () => {
    expect(calculateStreamPx(0)).toBe(0);
  });
});

describe('describePour', () => {
  it('describePour(0, cups, shirt) begins with the visitor’s own stream and count', () => {
    const frame = describePour(0, 6, 11_421);
    expect(frame).toEqual({ count: 6, rise: 0, streamPx: calculateStreamPx(6), drip: 0, type: 1, flight: 0 });
  });

  it('describePour(elapsed, cups, shirt) stops the visitor’s stream before the T-shirt’s begins', () => {
    expect(describePour(POUR_MS * 0.2, 6, 11_421)).toMatchObject({ count: 6, rise: 0, streamPx: 0 });
    expect(describePour(SECOND_SENTENCE_MS - 1, 6, 11_421).count).toBe(6);
    expect(describePour(SECOND_SENTENCE_MS + 600, 6, 11_421).streamPx).toBe(74);
  });

  it('describePour(elapsed, cups, shirt) counts up to the T-shirt while the water rises above the page', () => {
    const counts = [0.3, 0.4, 0.5, 0.6, 0.7, 0.85].map((s) => describePour(POUR_MS * s, 6, 11_421).count);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(11_421);
    expect(describePour(POUR_MS * 0.85, 6, 11_421)).toMatchObject({ rise: 1, streamPx: 0 });
  });

  it('describePour(elapsed, cups, shirt) lets each number stand for 80 ms, while the water rises all the time', () => {
    const frames = [2401, 2440, 2480, 2481].map((ms) => describePour(ms, 6, 11_421));
    const [first, second, third, next] = frames.map(({ count }) => count);
    expect([second, third]).toEqual([first, first]);
    expect(next).toBeGreaterThan(first ?? 0);
    expect(new Set(frames.map(({ rise }) => rise)).size).toBe(4);
  });

  it('describePour(POUR_MS, cups, shirt) ends with every cup in its place, and stays there', () => {
    const end = { count: 11_421, rise: 1, streamPx: 0, drip: 0, type: 0, flight: 1 };
    expect(describePour(POUR_MS, 10, 11_421)).toEqual(end);
    expect(describePour(POUR_MS * 3, 10, 11_421)).toEqual(end);
  });

  it('describePour(STILL_POUR_MS, cups, shirt) stands for the whole: all the water, all the type, no stream', () => {
    const still = { count: 11_421, rise: 1, streamPx: 0, drip: 0, type: 1, flight: 0 };
    expect(describePour(STILL_POUR_MS, 6, 11_421)).toEqual(still);
  });

  it('describePour(NaN, cups, shirt) is the beginning', () => {
    expect(describePour(Number.NaN, 1, 11_421)).toEqual(describePour(0, 1, 11_421));
  });
});
