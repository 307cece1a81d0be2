// The receipt of a figure, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/receipt';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./receipt')>;

/** Before the reader's own figure. */
export const yours = 'La tuya: ';
export const counts = 'Qué cuenta';
export const boundaryOfYear = (boundary: string, year: string) => `${boundary} Año: ${year}.`;
export const workedOut = 'El cálculo';
export const source = 'Fuente';
export const howSure = 'Certeza';
export const ourNote = 'Nuestra nota';
/** After each of them, for who listens. */
export const colon = ': ';
export const allAbout = 'Todo sobre esta cifra';
export const close = 'Cerrar';
