import { describe, expect, it } from 'vitest';
import { collectClaimsContent } from '../claimPublication';
import { splitLessonText } from './lessonText';
import { type Answer, calculateAnswer, formatAnswer, formatWorking, tasks } from './tasks';

/** What data/claims.json says, by id. */
const ledger = new Map(collectClaimsContent().claims.map((claim) => [claim.id, claim]));
const questions = tasks.flatMap((task) => task.questions);
const isKeyed = (answer: Answer): answer is Extract<Answer, { claim: string }> => 'claim' in answer;
const keys = questions.map(({ answer }) => answer).filter(isKeyed);

describe('the key of the worksheet', () => {
  it('is the ledger’s own value, answer by answer', () => {
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys) {
      const claim = ledger.get(key.claim);
      expect([key.claim, calculateAnswer(key)]).toEqual([
        key.claim,
        claim && 'value' in claim && claim.value,
      ]);
      expect(formatAnswer(key.claim)).toBe(claim?.text);
    }
  });

  it('differs from a ledger in which a number has changed', () => {
    const lake = { formula: '100 × {fashion-water} ÷ {lake-ontario}', step: 0.1 };
    expect(calculateAnswer(lake)).toBe(4.8);
    expect(calculateAnswer({ ...lake, formula: '100 × {textiles-water} ÷ {lake-ontario}' })).toBe(5.7);
  });

  it('names no figure and no word that there is not', () => {
    for (const { given, questions: asked } of tasks) {
      expect(splitLessonText(given).length).toBeGreaterThan(0);
      for (const { ask, answer, lines } of asked) {
        expect(splitLessonText(ask).length).toBeGreaterThan(0);
        splitLessonText('sample' in answer ? answer.sample : (answer.also ?? ''));
        expect(lines).toBeGreaterThanOrEqual(2);
      }
    }
    expect(() => splitLessonText('{no-such-figure}')).toThrow('there is no figure "no-such-figure"');
    expect(() => splitLessonText('[no-such-word]')).toThrow('there is no "no-such-word"');
  });
});

describe('formatWorking', () => {
  it('formatWorking(key) puts the numbers in, and says how it rounds', () => {
    expect(formatWorking({ formula: '100 × {fashion-water} ÷ {lake-ontario}', step: 0.1 })).toBe(
      '100 × 79 ÷ 1,640 = 4.81707, rounded to the nearest 0.1',
    );
    expect(formatWorking({ formula: '{phases-sum} ÷ 1,000', step: 0.1 })).toBe('2,600 ÷ 1,000 = 2.6');
  });
});
