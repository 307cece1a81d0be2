// The lesson as files, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonFiles';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonFiles')>;

export const answerThis = (letter: string) => `Beantworte ${letter}).`;

export const HEADS = {
  name: 'Aufgabe',
  level: 'Stufe',
  question: 'Frage',
  answer: 'Antwort',
  tolerance: 'Toleranz',
  key: 'Lösung',
  hint: 'Hilfe',
};

export const unconfirmedMark = (mark: string) =>
  `${mark} Unbestätigt: Die Herkunft dieser Zahl konnten wir nicht klären.`;

export const filesTitle = 'Zum Mitnehmen';
export const filesWhat =
  'Das Arbeitsblatt und die Lösungen als Dateien, zum Ändern nach Belieben. Die Fragen haben ihre Antworten, Toleranzen und Hilfen dabei.';
export const FILES = {
  'worksheet.docx': 'Arbeitsblatt',
  'answers.docx': 'Lösungen',
  'questions-gift.txt': 'Fragen für Moodle und andere',
  'questions.csv': 'Fragen als Tabelle',
};
export const formatAndSize = (format: string, kilobytes: number) => `${format}, ${kilobytes}\u00a0kB`;
