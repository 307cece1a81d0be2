import { describe, expect, it } from 'vitest';
import {
  formatReplies,
  listCups,
  listGuesses,
  mergeReplies,
  parseReplies,
  replyWithCups,
  summarizeGuesses,
} from './classReplies';
import type { Answer } from './numbers';

const NONE = { tag: undefined, cups: undefined, before: undefined, after: undefined };
const FIRST: Answer = { tag: 'k3f9', cups: 6, before: 600, after: 11_000, counted: ['rain', 'factory'] };
const SECOND: Answer = { ...NONE, tag: 'a1b2', before: 40, counted: [] };
const TAPPED: Answer = { ...NONE, cups: 7, counted: [] };

/** What messengers put behind a link, and browsers write of it. */
const BEHIND = ['.', ')', ']', '...', '…', '%E2%80%9D', '?utm_source=a', '&fbclid=b_1-c'];

describe('parseReplies', () => {
  it('parseReplies(hash) reads what formatReplies wrote, for answers and for cups alone', () => {
    expect(formatReplies([FIRST, SECOND, TAPPED])).toBe('#class=2.31.k3f9_6_600_11000_rf-a1b2__40-_7');
    expect(parseReplies('#class=2.31.k3f9_6_600_11000_rf-a1b2__40-_7')).toEqual([FIRST, SECOND, TAPPED]);
    expect(formatReplies([6, 7].map((cups) => replyWithCups(cups as 6)))).toBe('#class=2.5._6-_7');
    expect(parseReplies('#class=2.5._6-_7')).toEqual([replyWithCups(6), replyWithCups(7)]);
    expect([parseReplies(''), parseReplies('#'), formatReplies([])]).toEqual([[], [], '']);
  });

  it('parseReplies(hash) reads the links of earlier editions, which have no length', () => {
    expect(parseReplies('#class=1.k3f9_6_600_11000_rf-a1b2__40-_7')).toEqual([FIRST, SECOND, TAPPED]);
    expect(parseReplies('#cups=6-7')).toEqual([replyWithCups(6), replyWithCups(7)]);
  });

  it('parseReplies(hash) refuses a link that was cut, wherever', () => {
    const whole = formatReplies([FIRST, SECOND, { ...TAPPED, cups: 10 }]);
    for (let end = 2; end < whole.length; end += 1) {
      expect.soft(parseReplies(whole.slice(0, end)), whole.slice(0, end)).toBeUndefined();
      expect.soft(parseReplies(`${whole.slice(0, end)}…`)).toBeUndefined();
    }
  });

  it('parseReplies(hash) reads a link with what a messenger has put behind it', () => {
    for (const link of [formatReplies([FIRST, TAPPED]), '#class=1.k3f9_6_600_11000_rf-_7']) {
      for (const behind of BEHIND) expect(parseReplies(link + behind), behind).toEqual([FIRST, TAPPED]);
    }
  });

  it('parseReplies(hash) holds sixty pupils in 2,000 characters, and no more pupils', () => {
    const full = Array.from({ length: 60 }, (_, index) => ({
      ...FIRST,
      tag: `a0${10 + index}`,
      before: 100_000,
    }));
    expect(parseReplies(formatReplies(full))).toEqual(full);
    expect(formatReplies(full).length).toBeLessThan(2000);
    expect(parseReplies(formatReplies([...full, FIRST]))).toBeUndefined();
  });

  it('parseReplies(hash) ignores what is no class', () => {
    const odd = [
      '#class=',
      '#class=1.',
      '#class=2._6',
      '#class=2.9._6',
      '#class=3.2._6',
      '#class=1._6_',
      '#class=1.k3f9-',
      '#class=1.k3f9-x',
      '#cups=11',
    ];
    expect(odd.filter((hash) => parseReplies(hash) !== undefined)).toEqual([]);
    expect(parseReplies(`#class=1.${'-'.repeat(100_000)}`)).toBeUndefined();
  });

  it('parseReplies(hash) of 2,000 odd fragments is a class that reads back the same, or none', () => {
    const pieces = ['k3f9', 'a1b2__40', '_6', '-', '-', '_', '600', '%', '<b>', '😀', '.', '='];
    let seed = 7;
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return seed / 2 ** 31;
    };
    const pick = () => pieces[Math.floor(random() * pieces.length)];
    const kept = Array.from({ length: 2000 }, () => {
      const hash = `#class=1.${Array.from({ length: 1 + Math.floor(random() * 5) }, pick).join('')}`;
      const answers = parseReplies(hash);
      if (answers !== undefined) expect(parseReplies(formatReplies(answers))).toEqual(answers);
      return answers;
    }).filter((answers) => answers !== undefined);
    // The generator makes both kinds.
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(2000);
  });
});

describe('mergeReplies', () => {
  it('mergeReplies(answers, read) puts a second answer in the place of the first', () => {
    const again = { ...SECOND, after: 9000 };
    expect(mergeReplies([SECOND, TAPPED], [FIRST, again])).toEqual([again, TAPPED, FIRST]);
  });

  it('mergeReplies(answers, read) keeps two pupils who tapped the same, and stops at sixty', () => {
    expect(mergeReplies([TAPPED], [TAPPED])).toEqual([TAPPED, TAPPED]);
    expect(mergeReplies(Array(60).fill(TAPPED), [FIRST])).toHaveLength(60);
  });
});

describe('summarizeGuesses', () => {
  it('summarizeGuesses(guesses) counts them, and finds their ends and their middle', () => {
    const answers = [FIRST, SECOND, TAPPED];
    expect(summarizeGuesses(listGuesses(answers, 'before'))).toEqual({
      count: 2,
      lowest: 40,
      highest: 600,
      median: 320,
    });
    expect(summarizeGuesses(listGuesses(answers, 'after'))?.median).toBe(11_000);
    expect(summarizeGuesses([])).toBeUndefined();
    expect(listCups(answers)).toEqual([6, 7]);
  });
});
