// The words of the guesses before the answer, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const yourCups = 'Dein Tipp, in Tassen';
export const noGuess = 'noch kein Tipp';
export const cupsUnit = 'Tassen';
export const cupsPicture = (all: string, full: string) => `${all}, davon ${full} voll`;
export const you = 'du ';

export const ofLake = (percent: string) => `${percent} des Sees`;
export const show = 'Zeig es mir';
export const line = (name: string) => `${name}: die Linie`;
