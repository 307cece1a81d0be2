import { type ClassCups, calculateMedian, MOST_PUPILS, parseClass } from '../classBoard';
import { ANSWERS_PREFIX } from '../stateHash';
import type { DailyCups } from '../userInput';
import { readUnsealed, readWhole, writeWhole } from '../wholeText';
import { type Answer, formatNumbers, parseNumbers } from './numbers';

/** What a class has said, in the order in which it was read: all its numbers, no sentences. */
export type ClassReplies = readonly Answer[];

const VERSION = `${ANSWERS_PREFIX}2.`;
/** The first edition's links have no length. */
const UNSEALED_VERSION = `${ANSWERS_PREFIX}1.`;

export const replyWithCups = (cups: DailyCups): Answer => ({ cups, counted: [] });

/** The cups of those who have said them. */
export const listCups = (answers: ClassReplies): ClassCups =>
  answers.map(({ cups }) => cups).filter((cups) => cups !== undefined);

const writeClass = (answers: ClassReplies) => answers.map(formatNumbers).join('-');

/** Writes a class as a fragment: "#class=2.13.k3f9_6_600-_7"; "" for an empty one. */
export const formatReplies = (answers: ClassReplies): string =>
  answers.length === 0 ? '' : VERSION + writeWhole(writeClass(answers));

function readClass(text: string): ClassReplies | undefined {
  const texts = text.split('-', MOST_PUPILS + 1);
  const answers = texts.map(parseNumbers).filter((answer) => answer !== undefined);
  return text !== '' && texts.length <= MOST_PUPILS && writeClass(answers) === text ? answers : undefined;
}

/**
 * Reads a class from an address's fragment, of this edition or the first, whatever a messenger has put behind it. An empty
 * fragment is an empty class; undefined for one that is cut short, and for what is none.
 */
export function parseReplies(hash: string): ClassReplies | undefined {
  if (hash === '' || hash === '#') return [];
  if (hash.startsWith(UNSEALED_VERSION)) return readClass(readUnsealed(hash.slice(UNSEALED_VERSION.length)));
  if (!hash.startsWith(VERSION)) return parseClass(hash)?.map(replyWithCups);
  const text = readWhole(hash.slice(VERSION.length));
  return text === undefined ? undefined : readClass(text);
}

/** Adds answers that were read: one with a tag that is there takes its place, and beyond sixty none is added. */
export function mergeReplies(answers: ClassReplies, read: ClassReplies): ClassReplies {
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
export const listGuesses = (answers: ClassReplies, time: 'before' | 'after'): number[] =>
  answers.map((answer) => answer[time]).filter((guess) => guess !== undefined);
