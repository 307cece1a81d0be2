import { describe, expect, it } from 'vitest';
import { listClaims } from './claimList';
import { corrections, findCorrection } from './corrections';
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

describe('workings', () => {
  it('say each division with the figures of the ledger', () => {
    expect(corrections.map(({ working }) => working.replaceAll('\u00a0', ' '))).toEqual([
      '11,824 cups ÷ 6 a day = 1,971 people',
      '79 ÷ 1,640 = 4.8%',
      '35.7 ÷ 42 = 85%; 35.7 ÷ 39.3 = 91%',
      'for the cotton alone, 208 kg ÷ 2.2 kg = 95 times too much',
      'the cotton is 208 g ÷ 2,600 g = 8% of a T-shirt’s CO2e',
      'for cotton, 48 kWh = 173 megajoules; a study has 55',
    ]);
  });

  it('give what the claims give', () => {
    const find = (id: string) => listClaims().find((claim) => claim.id === id)?.figure;
    expect(
      ['people-at-six-cups', 'lake-share', 'california-share', 'fiber-times-over', 'cotton-phase-share'].map(
        find,
      ),
    ).toMatchObject([{ value: 1971 }, { value: 4.8 }, { low: 85, high: 91 }, { value: 95 }, { value: 8 }]);
  });
});

describe('findCorrection', () => {
  it('findCorrection(id) throws for an unknown id', () => {
    expect(() => findCorrection('nobody' as 'lake')).toThrow('corrections: there is no "nobody"');
  });
});
