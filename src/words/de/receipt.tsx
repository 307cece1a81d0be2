// The receipt of a figure, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/receipt';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./receipt')>;

/** Before the reader's own figure. */
export const yours = 'Bei dir: ';
export const counts = 'Gezählt wird';
export const boundaryOfYear = (boundary: string, year: string) => `${boundary} Jahr: ${year}.`;
export const workedOut = 'Rechnung';
export const source = 'Quelle';
export const howSure = 'Wie sicher';
export const ourNote = 'Unser Hinweis';
/** After each of them, for who listens. */
export const colon = ': ';
export const allAbout = 'Alles zu dieser Zahl';
export const close = 'Schließen';
