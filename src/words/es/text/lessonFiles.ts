// The lesson as files, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonFiles';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonFiles')>;

export const answerThis = (letter: string) => `Responde ${letter}).`;

export const HEADS = {
  name: 'Tarea',
  level: 'Nivel',
  question: 'Pregunta',
  answer: 'Respuesta',
  tolerance: 'Tolerancia',
  key: 'Solución',
  hint: 'Pista',
};

export const unconfirmedMark = (mark: string) =>
  `${mark} Sin confirmar: no pudimos encontrar el origen de esta cifra.`;

export const filesTitle = 'Para llevar';
export const filesWhat =
  'La hoja de trabajo y sus soluciones como archivos, para cambiarlos a tu gusto. Las preguntas vienen con sus respuestas, tolerancias y pistas.';
export const FILES = {
  'worksheet.docx': 'Hoja de trabajo',
  'answers.docx': 'Soluciones',
  'questions-gift.txt': 'Preguntas para Moodle y otros',
  'questions.csv': 'Preguntas en una tabla',
};
export const formatAndSize = (format: string, kilobytes: number) => `${format}, ${kilobytes}\u00a0kB`;
