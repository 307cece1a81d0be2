import { describe, expect, it } from 'vitest';
import { listClaims } from './claimList';
import { corrections, describeMended, findCorrection } from './corrections';
import { joinPhrases } from './phrases';

describe('corrections', () => {
  it('corrections are the claims’ corrections, word by word and in their order', () => {
    const claimed = listClaims().flatMap(({ id, correction }) =>
      correction ? [[id, correction.wrong, correction.right]] : [],
    );
    expect(corrections.map(({ figure, wrong, right }) => [figure, wrong, joinPhrases(right)])).toEqual(
      claimed,
    );
  });
});

describe('findCorrection', () => {
  it('findCorrection(id) finds each by its id', () => {
    expect(corrections.map(({ id }) => findCorrection(id).id)).toEqual([
      'people',
      'lake',
      'california',
      'grams',
      'megajoules',
    ]);
  });

  it('findCorrection(id) throws for an unknown id', () => {
    expect(() => findCorrection('nobody' as 'lake')).toThrow('corrections: there is no "nobody"');
  });
});

describe('describeMended', () => {
  it('describeMended(count) counts none, some and all', () => {
    expect([0, 1, 2, 5].map(describeMended)).toEqual([
      'None of five claims mended yet',
      'One of five claims mended',
      'Two of five claims mended',
      'Five claims, mended',
    ]);
  });
});
