// The words of a picture that is shown without its words, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/notice';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./notice')>;

export const notice = '¿Qué observas?';
export const wonder = '¿Qué te preguntas?';
export const showNames = 'Mostrar los nombres';
export const showValues = 'Mostrar los números';
export const showStory = 'Mostrar la historia';
export const leave = 'Salir';
