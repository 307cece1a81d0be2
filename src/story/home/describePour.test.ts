import { describe, expect, it } from 'vitest';
import { calculateStreamPx, describePour, STILL_POUR_MS } from './describePour';
import { POUR_MS, SEA_MS } from './pourTimes';

describe('describePour', () => {
  it('describePour(0, cups) begins with the visitor’s own stream', () => {
    const frame = describePour(0, 6);
    expect(frame).toEqual({ rise: 0, streamPx: calculateStreamPx(6), drip: 0, type: 1, flight: 0 });
  });

  it('describePour(elapsed, cups) stops the visitor’s stream before the sea’s begins', () => {
    expect(describePour(POUR_MS * 0.2, 6)).toMatchObject({ rise: 0, streamPx: 0 });
    expect(describePour(SEA_MS + 600, 6).streamPx).toBe(74);
  });

  it('describePour(elapsed, cups) lets the sea rise from then on until it stands above the page', () => {
    const rises = [0.3, 0.4, 0.5, 0.6, 0.7, 0.85].map((share) => describePour(POUR_MS * share, 6).rise);
    expect(rises).toEqual([...rises].sort((a, b) => a - b));
    expect(describePour(SEA_MS - 1, 6).rise).toBe(0);
    expect(describePour(POUR_MS * 0.85, 6)).toMatchObject({ rise: 1, streamPx: 0 });
  });

  it('describePour(POUR_MS, cups) ends with every cup in its place, and stays there', () => {
    const end = { rise: 1, streamPx: 0, drip: 0, type: 0, flight: 1 };
    expect(describePour(POUR_MS, 10)).toEqual(end);
    expect(describePour(POUR_MS * 3, 10)).toEqual(end);
  });

  it('describePour(STILL_POUR_MS, cups) stands for the whole: all the water, all the type, no stream', () => {
    const still = { rise: 1, streamPx: 0, drip: 0, type: 1, flight: 0 };
    expect(describePour(STILL_POUR_MS, 6)).toEqual(still);
  });

  it('describePour(NaN, cups) is the beginning', () => {
    expect(describePour(Number.NaN, 1)).toEqual(describePour(0, 1));
  });
});
