import { describe, expect, it } from 'vitest';
import { listClaims } from './claimList';
import { darns, describeMended, findDarn } from './darns';
import { joinPhrases } from './phrases';

describe('darns', () => {
  it('darns are the claims’ corrections, word by word and in their order', () => {
    const corrections = listClaims().flatMap(({ id, correction }) =>
      correction ? [[id, correction.wrong, correction.right]] : [],
    );
    expect(darns.map(({ figure, wrong, right }) => [figure, wrong, joinPhrases(right)])).toEqual(corrections);
  });
});

describe('findDarn', () => {
  it('findDarn(id) finds each by its id', () => {
    expect(darns.map(({ id }) => findDarn(id).id)).toEqual([
      'people',
      'lake',
      'california',
      'grams',
      'megajoules',
    ]);
  });

  it('findDarn(id) throws for an unknown id', () => {
    expect(() => findDarn('nobody' as 'lake')).toThrow('darns: there is no "nobody"');
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
