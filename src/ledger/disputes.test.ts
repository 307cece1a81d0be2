import { describe, expect, it } from 'vitest';
import { indexClaims } from '../claim/publishedClaims';
import { collectClaimsContent } from '../model/claimPublication';
import { composeDispute } from './disputes';

const texts = indexClaims(collectClaimsContent());
const { numbers, axis, estimates, ranges, kinds } = composeDispute(texts);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const read = (id: string) => {
  const claim = texts.findClaim(id);
  return 'low' in claim ? [claim.low, claim.high] : [claim.value, claim.value];
};

describe('composeDispute(texts)', () => {
  it('composeDispute(texts) explains 79 against 93 billion cubic meters', () => {
    expect(numbers.map((id) => read(id)[1])).toEqual([79, 93]);
  });

  it('each estimate’s parts add up to its figure; only washing comes on top', () => {
    for (const { figureId, parts } of estimates) {
      const counted = parts.filter(({ kind }) => kind !== 'washing').map(({ value }) => value);
      expect(Math.round(sum(counted)), figureId).toBeCloseTo(read(figureId)[1] ?? 0, 0);
    }
  });

  it('each range and each bar lies on its axis, and each kind that is drawn has its key', () => {
    const ends = [
      ...estimates.map(({ parts }) => sum(parts.map(({ value }) => value))),
      ...ranges.map(({ figureId }) => read(figureId)[1] ?? 0),
    ];
    expect(Math.max(...ends)).toBeLessThanOrEqual(axis.end);
    const drawn = new Set(estimates.flatMap(({ parts }) => parts.map(({ kind }) => kind)));
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([...drawn].toSorted());
  });
});
