import { describe, expect, it } from 'vitest';
import { calculateChange, type LitChange, lightParts, mixLit } from './lit';

const OFF = { rain: 0, rest: 0, fiber: 0, dilution: 0, factory: 0 };

describe('lightParts', () => {
  it('lightParts(parts, isOlder) lights the raw cotton’s part of the irrigation, or all of it', () => {
    expect(lightParts(['irrigation'], false)).toEqual({ ...OFF, fiber: 1 });
    expect(lightParts(['irrigation'], true)).toEqual({ ...OFF, fiber: 1, rest: 1 });
    expect(lightParts(['irrigation', 'rain'], false)).toEqual({ ...OFF, rain: 1, fiber: 1, rest: 1 });
    expect(lightParts([], false)).toEqual(OFF);
  });
});

describe('mixLit', () => {
  const change: LitChange = { from: OFF, to: { ...OFF, factory: 1 }, sinceMs: 100 };

  it('mixLit(change, share) goes from one choice to the other', () => {
    expect([0, 0.5, 1].map((share) => mixLit(change, share).factory)).toEqual([0, 0.5, 1]);
  });

  it('calculateChange(change, elapsed) takes 700 ms, and stays', () => {
    expect([0, 100, 450, 800, 5000].map((ms) => Math.round(100 * calculateChange(change, ms)) / 100)).toEqual(
      [0, 0, 0.5, 1, 1],
    );
    expect(calculateChange(change, Number.NaN)).toBe(0);
  });
});
