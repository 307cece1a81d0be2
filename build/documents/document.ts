import { findLessonFigure } from '../../src/model/lesson/lessonFigures';
import { splitLessonText } from '../../src/model/lesson/lessonText';
import type { Language } from '../../src/words/languages';

/** A piece of text that looks alike: an unconfirmed number has a dashed line below it, as on the page. */
export interface Run {
  text: string;
  isBold?: boolean;
  isUnconfirmed?: boolean;
}

/** What a document for a word processor is made of, one below the other. */
export type Block =
  | { kind: 'heading'; text: string; level: 1 | 2 }
  | { kind: 'text'; runs: readonly Run[]; isIndented?: boolean; isQuestion?: boolean }
  /** A bar of a chart below its name and number; its length as a part of the longest, 0 to 1. */
  | { kind: 'bar'; runs: readonly Run[]; part: number }
  /** Empty lines to write on. */
  | { kind: 'lines'; count: number }
  /** The first column and the head name the others. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly (readonly Run[])[])[] };

export interface LessonDocument {
  title: string;
  blocks: readonly Block[];
  /** Stands at the foot of each sheet. */
  imprint: string;
  language: Language;
  /** The edition's day, so that two builds of it are the same: "2026-11-27". */
  date: string;
}

/** A lesson's text as runs. */
export function toRuns(text: string): Run[] {
  return splitLessonText(text).map((piece) => {
    if (typeof piece === 'string') return { text: piece };
    const isUnconfirmed = 'figure' in piece && findLessonFigure(piece.figure).isUnconfirmed === true;
    return { text: piece.text, isUnconfirmed };
  });
}

export const paragraph = (text: string): Block => ({ kind: 'text', runs: toRuns(text) });
