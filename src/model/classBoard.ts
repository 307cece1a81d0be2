import * as words from '#words/text/classBoard';
import { cups as nameCups } from '#words/text/count';
import { COTTON_CUPS } from '../data/shirt';
import { formatCups, formatNumber } from './format';
import { CLASS_PREFIX } from './stateHash';
import { DAILY_CUPS, type DailyCups } from './userInput';
import { readUnsealed } from './wholeText';

export const MOST_PUPILS = 60;

/** What each pupil of a class drinks in a day, in the order in which they were asked. */
export type ClassCups = readonly DailyCups[];

/** What the board shows before anyone has answered: made up, and marked as an example. */
export const EXAMPLE_CLASS: ClassCups = [
  2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 8, 8, 9,
];

/**
 * Reads a class from a fragment of the first edition, whatever a messenger has put behind it: "#cups=6-7-10". Undefined for
 * what is none: other words, other numbers than 1 to 10, more than 60 pupils.
 */
export function parseClass(hash: string): ClassCups | undefined {
  if (!hash.startsWith(CLASS_PREFIX)) return undefined;
  const numerals = readUnsealed(hash.slice(CLASS_PREFIX.length)).split('-', MOST_PUPILS + 1);
  const cups = numerals.map((numeral) => DAILY_CUPS.find((each) => String(each) === numeral));
  if (cups.length > MOST_PUPILS || cups.includes(undefined)) return undefined;
  return cups.filter((each) => each !== undefined);
}

interface ClassSummary {
  pupils: number;
  total: number;
  mean: number;
  median: number;
  lowest: number;
  highest: number;
}

/** The middle of a list, or the middle between its two middles; 0 for none. */
export function calculateMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** Adds a class up; undefined for an empty one. */
export function summarizeClass(cups: ClassCups): ClassSummary | undefined {
  if (cups.length === 0) return undefined;
  const sorted = cups.toSorted((a, b) => a - b);
  const total = cups.reduce((sum: number, each) => sum + each, 0);
  return {
    pupils: cups.length,
    total,
    mean: total / cups.length,
    median: calculateMedian(cups),
    lowest: sorted[0] ?? 0,
    highest: sorted.at(-1) ?? 0,
  };
}

/** Writes a mean with one decimal at most: "5.5", "6". */
export function formatMean(mean: number): string {
  return formatNumber(Math.round(mean * 10) / 10);
}

/** The story's sentences for a class: "Our 24 drink 131 cups a day." */
export function describeClass({ pupils, total, mean, median, lowest, highest }: ClassSummary): string[] {
  const days = Math.round(COTTON_CUPS / total);
  const sums = [words.drinks(pupils, formatCups(total)), words.days(days, formatNumber(days))];
  if (pupils === 1) return sums;
  return [
    ...sums,
    words.mean(nameCups(mean, formatMean(mean))),
    words.median(nameCups(median, formatNumber(median))),
    lowest === highest
      ? words.eachDrinks(formatCups(lowest))
      : words.range(highest, lowest, formatCups(highest - lowest)),
  ];
}
