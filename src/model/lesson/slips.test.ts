import { describe, expect, it } from 'vitest';
import { calculateReadingGrade } from '../../../tests/readingGrade';
import { collectClaimsContent } from '../claimPublication';
import { corrections } from '../corrections';
import { calculateFormula } from '../formula';
import { findLessonFigure } from './lessonFigures';
import { formatLessonText } from './lessonText';
import { formatOperation, formatResult, slips } from './slips';

const ledger = new Map(collectClaimsContent().claims.map((claim) => [claim.id, claim]));
const calculate = (formula: string) => calculateFormula(formula, findLessonFigure);

describe('slips', () => {
  it('are the story’s corrections, in their order', () => {
    expect(slips.map(({ id }) => id)).toEqual(corrections.map(({ id }) => id));
  });

  it('test each claim as the ledger does', () => {
    const [people, lake, california, grams, fiber, megajoules] = slips.map(({ operations: [right] }) =>
      calculate(right.formula),
    );
    const value = (id: string) => {
      const claim = ledger.get(id);
      return claim && 'value' in claim ? claim.value : undefined;
    };
    expect(Math.round(people ?? 0)).toBe(value('people-at-eight-cups'));
    expect(Math.round((lake ?? 0) * 10) / 10).toBe(value('lake-share'));
    expect(ledger.get('california-share')).toMatchObject({ low: Math.round(california ?? 0) });
    expect(Math.round(grams ?? 0)).toBe(value('fiber-times-over'));
    expect(Math.round(fiber ?? 0)).toBe(value('cotton-phase-share'));
    expect(Math.round(megajoules ?? 0)).toBe(value('cotton-energy-in-megajoules'));
  });

  it('tell how big a slip is as the figures have it', () => {
    expect(Math.round(calculate('{lake-overstated}'))).toBe(10);
    expect(Math.round(calculate('{cotton-energy-in-megajoules} ÷ {published-cotton-energy}'))).toBe(3);
    expect(calculate('{phases-sum} ÷ 1,000')).toBe(calculate('{shirt-co2}'));
  });

  it('show each of three choices once', () => {
    for (const { order, sizeOrder } of slips) {
      expect([order.toSorted(), sizeOrder.toSorted()]).toEqual([
        [0, 1, 2],
        [0, 1, 2],
      ]);
    }
  });

  it('can be read in grade 8 or below', () => {
    for (const { id, said, data, ask, operations, sizeAsk, sizes, found } of slips) {
      const texts = [said, ...data, ask, ...operations.map(({ tells }) => tells), sizeAsk, ...sizes, found];
      expect([id, calculateReadingGrade(texts.map(formatLessonText)) <= 8]).toEqual([id, true]);
    }
  });
});

describe('formatOperation', () => {
  it('formatOperation and formatResult put the numbers in', () => {
    const lake = { formula: '100 × {fashion-water} ÷ {lake-ontario}', gives: '', tells: '' };
    expect([formatOperation(lake), formatResult(lake)]).toEqual(['100 × 79 ÷ 1,640', '4.817']);
  });
});
