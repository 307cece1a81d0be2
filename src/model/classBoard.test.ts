import { describe, expect, it } from 'vitest';
import { type ClassCups, describeClass, formatMean, parseClass, summarizeClass } from './classBoard';

const CLASS: ClassCups = [6, 6, 5, 7, 4, 8, 3, 5, 6, 5, 10, 2, 4, 6, 5, 7, 5, 6, 4, 8, 3, 6, 5, 5];

describe('parseClass', () => {
  it('parseClass(hash) reads a class of the first edition, whatever a messenger has put behind it', () => {
    for (const behind of ['', '.', ')', '].', '?utm_source=a', '&fbclid=b', '%E2%80%9D']) {
      expect(parseClass(`#cups=6-7-10${behind}`)).toEqual([6, 7, 10]);
    }
    expect(parseClass('#cups=1')).toEqual([1]);
    expect(parseClass(`#cups=${Array(60).fill(10).join('-')}`)).toHaveLength(60);
  });

  it('parseClass(hash) ignores what is no class', () => {
    const bad = [
      '',
      '#',
      '#cups=',
      '#cups=0',
      '#cups=11',
      '#cups=6-',
      '#cups=6-x',
      '#cups=06',
      '#cups=6.5',
      '#cloth',
      '#%E0%A4%A',
    ];
    expect(bad.map(parseClass)).toEqual(bad.map(() => undefined));
    expect(parseClass(`#cups=${Array(61).fill(1).join('-')}`)).toBeUndefined();
    expect(parseClass(`#cups=${'-'.repeat(100_000)}`)).toBeUndefined();
  });
});

describe('summarizeClass', () => {
  it('summarizeClass(cups) adds up a class of 24', () => {
    expect(summarizeClass(CLASS)).toEqual({
      pupils: 24,
      total: 131,
      mean: 131 / 24,
      median: 5,
      lowest: 2,
      highest: 10,
    });
  });

  it('summarizeClass(cups) takes the middle of two for an even class', () => {
    expect(summarizeClass([1, 4, 7, 10])?.median).toBe(5.5);
    expect(summarizeClass([9, 1, 2])?.median).toBe(2);
  });

  it('summarizeClass([]) is undefined, and of one pupil all are one', () => {
    expect(summarizeClass([])).toBeUndefined();
    expect(summarizeClass([7])).toEqual({ pupils: 1, total: 7, mean: 7, median: 7, lowest: 7, highest: 7 });
  });
});

describe('describeClass', () => {
  const describeCups = (cups: ClassCups) => {
    const summary = summarizeClass(cups);
    return summary ? describeClass(summary) : [];
  };

  it('describeClass(summary) tells the story’s sentences for a class', () => {
    expect(describeCups(CLASS)).toEqual([
      'Our 24 pupils drink 131 cups a day.',
      'One T-shirt’s cotton takes what our class drinks in 87 days.',
      'Shared out evenly, each of us has 5.5 cups: the mean.',
      'In a row from few cups to many, the middle is 5 cups: the median.',
      'The most cups are 10 and the least 2: a range of 8 cups.',
    ]);
  });

  it('describeClass(summary) tells of one pupil, and of a class that drinks alike', () => {
    expect(describeCups([1])).toEqual([
      'The only pupil drinks 1 cup a day.',
      'One T-shirt’s cotton takes what our class drinks in 11,421 days.',
    ]);
    expect(describeCups([6, 6]).at(-1)).toBe('Each of us drinks 6 cups.');
  });
});

describe('formatMean', () => {
  it('formatMean(mean) has one decimal at most', () => {
    expect([formatMean(131 / 24), formatMean(6), formatMean(0)]).toEqual(['5.5', '6', '0']);
  });
});
