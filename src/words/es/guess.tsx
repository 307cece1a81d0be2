// The words of the guesses before the answer, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const yourCups = 'Tu apuesta, en tazas';
export const noGuess = 'aún sin apuesta';
export const cupsUnit = 'tazas';
export const cupsPicture = (all: string, full: string) => `${all}, ${full} de ellas llenas`;
export const you = 'tú ';

export const ofLake = (percent: string) => `el ${percent} del lago`;
export const show = 'Muéstrame';
export const line = (name: string) => `${name}: la línea`;
