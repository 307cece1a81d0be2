// The lesson as files, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonFiles';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonFiles')>;

export const answerThis = (letter: string) => `Répondez à ${letter}).`;

export const HEADS = {
  name: 'Exercice',
  level: 'Niveau',
  question: 'Question',
  answer: 'Réponse',
  tolerance: 'Tolérance',
  key: 'Corrigé',
  hint: 'Indice',
};

export const unconfirmedMark = (mark: string) =>
  `${mark} Non confirmé\u00a0: nous n’avons pas pu remonter à la source de ce nombre.`;

export const filesTitle = 'À emporter';
export const filesWhat =
  'La fiche et son corrigé en fichiers, à modifier à votre guise. Les questions viennent avec leurs réponses, leurs tolérances et leurs indices.';
export const FILES = {
  'worksheet.docx': 'Feuille d’exercices',
  'answers.docx': 'Corrigé',
  'questions-gift.txt': 'Questions pour Moodle et d’autres',
  'questions.csv': 'Questions en tableau',
};
export const formatAndSize = (format: string, kilobytes: number) => `${format}, ${kilobytes}\u00a0ko`;
