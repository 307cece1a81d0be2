// The receipt of a figure, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/receipt';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./receipt')>;

/** Before the reader's own figure. */
export const yours = 'Le vôtre : ';
export const counts = 'On compte';
export const boundaryOfYear = (boundary: string, year: string) => `${boundary} Année : ${year}.`;
export const workedOut = 'Le calcul';
export const source = 'Source';
export const howSure = 'Fiabilité';
export const ourNote = 'Remarque';
/** After each of them, for who listens. */
export const colon = ' : ';
export const allAbout = 'Tout sur ce chiffre';
export const close = 'Fermer';
