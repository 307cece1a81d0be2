import { describe, expect, it } from 'vitest';
import { SMOG, SMOG_ENDS_MS } from './rules';
import { findSmogGroups, placePuffs, type SmogSource } from './smog';

const ROUND_MS = SMOG_ENDS_MS / 5;
const sources: SmogSource[] = [
  { x: 100, y: 300, widthPx: 40, strength: 1 },
  { x: 200, y: 400, widthPx: 40, strength: 0.1 },
];

describe('findSmogGroups', () => {
  it('findSmogGroups(elapsedMs) has one group at the press and a second 1.4 s later', () => {
    expect([0, 1399, 1400].map((ms) => findSmogGroups(ms).count)).toEqual([1, 1, 2]);
  });

  it('findSmogGroups(elapsedMs) never counts more than 100 groups and clears them at every hundredth', () => {
    expect(findSmogGroups(ROUND_MS - 1)).toEqual({ first: 0, count: 100 });
    expect(findSmogGroups(ROUND_MS)).toEqual({ first: 100, count: 1 });
    expect(findSmogGroups(5 * ROUND_MS - 1)).toEqual({ first: 400, count: 100 });
  });

  it('findSmogGroups(elapsedMs) has none before the press, after the 500th repeat, and for NaN', () => {
    expect([-1, SMOG_ENDS_MS, Number.NaN].map((ms) => findSmogGroups(ms).count)).toEqual([0, 0, 0]);
  });
});

describe('placePuffs', () => {
  it('placePuffs(elapsedMs, sources, seed) gives the same puffs for the same seed, others for another', () => {
    expect(placePuffs(5000, sources, 1)).toEqual(placePuffs(5000, sources, 1));
    expect(placePuffs(5000, sources, 1)).not.toEqual(placePuffs(5000, sources, 2));
  });

  it('placePuffs(elapsedMs, sources, seed) stays bounded over all 500 repeats of a fake clock', () => {
    let most = 0;
    for (let ms = 0; ms < SMOG_ENDS_MS; ms += 700) most = Math.max(most, placePuffs(ms, sources, 1).length);
    // A repeat every 1.4 s and 10 s of life: eight repeats at once, of two bars each.
    expect(most).toBeLessThanOrEqual(16);
    expect(most).toBeGreaterThanOrEqual(12);
    expect(placePuffs(SMOG_ENDS_MS, sources, 1)).toEqual([]);
  });

  it('placePuffs(elapsedMs, sources, seed) gives one puff from every bar in each repeat', () => {
    const [, born] = [SMOG.longestDelayMs, SMOG.longestDelayMs + 1];
    expect(placePuffs(born, sources, 1)).toHaveLength(2);
  });

  it('placePuffs(elapsedMs, sources, seed) rises above the bar, and every puff has faded 10.9 s after the last', () => {
    expect(placePuffs(4000, sources.slice(0, 1), 3).every(({ y }) => y < 300)).toBe(true);
    expect(placePuffs(ROUND_MS - 1, sources, 1).every(({ opacity }) => opacity < 0.2)).toBe(true);
  });

  it('placePuffs(elapsedMs, [], seed) is empty, and a bar of no value gives no smog', () => {
    expect(placePuffs(3000, [], 1)).toEqual([]);
    expect(placePuffs(3000, [{ x: 0, y: 0, widthPx: 10, strength: 0 }], 1)).toEqual([]);
  });
});
