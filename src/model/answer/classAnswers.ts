import {
  type ClassCups,
  calculateMedian,
  formatClass,
  MOST_PUPILS,
  parseClass,
  summarizeClass,
} from '../classBoard';
import { ANSWERS_PREFIX, CLASS_PREFIX } from '../stateHash';
import type { DailyCups } from '../userInput';
import { type Answer, formatNumbers, parseNumbers } from './numbers';

/** What a class has said, in the order in which it was read: all its numbers, no sentences. */
export type ClassAnswers = readonly Answer[];

const VERSION = `${ANSWERS_PREFIX}1.`;

export const answerCups = (cups: DailyCups): Answer => ({ cups, counted: [] });
const hasCupsAlone = ({ tag, cups, before, after, counted }: Answer) =>
  cups !== undefined && (tag ?? before ?? after) === undefined && counted.length === 0;

/** The cups of those who have said them. */
export const listCups = (answers: ClassAnswers): ClassCups =>
  answers.map(({ cups }) => cups).filter((cups) => cups !== undefined);

/** Writes a class as a fragment: "#class=1.k3f9_6_600-_7"; "#cups=6-7" where there are cups alone; "" for an empty one. */
export function formatAnswers(answers: ClassAnswers): string {
  if (answers.every(hasCupsAlone)) return formatClass(listCups(answers));
  return VERSION + answers.map(formatNumbers).join('-');
}

/** Reads a class from an address's fragment, as formatAnswers or formatClass writes it; undefined for what is none. */
export function parseAnswers(hash: string): ClassAnswers | undefined {
  if (hash === '' || hash === '#' || hash.startsWith(CLASS_PREFIX)) return parseClass(hash)?.map(answerCups);
  if (!hash.startsWith(VERSION)) return undefined;
  const texts = hash.slice(VERSION.length).split('-', MOST_PUPILS + 1);
  const answers = texts.map(parseNumbers).filter((answer) => answer !== undefined);
  return texts.length <= MOST_PUPILS && formatAnswers(answers) === hash ? answers : undefined;
}

/** Adds answers that were read: one with a tag that is there takes its place, and beyond sixty none is added. */
export function mergeAnswers(answers: ClassAnswers, read: ClassAnswers): ClassAnswers {
  const merged = [...answers];
  for (const answer of read) {
    const place = merged.findIndex(({ tag }) => tag !== undefined && tag === answer.tag);
    if (place >= 0) merged[place] = answer;
    else if (merged.length < MOST_PUPILS) merged.push(answer);
  }
  return merged;
}

export interface GuessSummary {
  count: number;
  lowest: number;
  highest: number;
  median: number;
}

/** The guesses of one time: how many, from where to where, and the middle one; undefined for none. */
export function summarizeGuesses(guesses: readonly number[]): GuessSummary | undefined {
  if (guesses.length === 0) return undefined;
  return {
    count: guesses.length,
    lowest: Math.min(...guesses),
    highest: Math.max(...guesses),
    median: calculateMedian(guesses),
  };
}

/** All guesses of one time. */
export const listGuesses = (answers: ClassAnswers, time: 'before' | 'after'): number[] =>
  answers.map((answer) => answer[time]).filter((guess) => guess !== undefined);

/** What the class of a fragment drinks in a day, in cups; undefined where none is said. */
export const sumCups = (hash: string): number | undefined =>
  summarizeClass(listCups(parseAnswers(hash) ?? []))?.total;
