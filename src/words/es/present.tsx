// The words of the story on the big screen, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/present';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./present')>;

export const presenter = 'Presentación';
export const top = 'Inicio de la página';
export const place = (number: number, count: number) => `${number} de ${count}`;
/** In the place of the moment's name, while the screen is dark. */
export const dark = 'Pantalla a oscuras. Cualquier tecla la enciende.';
export const back = 'Atrás';
export const next = 'Siguiente';
export const notes = 'Notas';
export const leave = 'Salir';
export const nextMoment = (name: string) => `Después: ${name}`;
export const nextPage = 'Después: otra página';
