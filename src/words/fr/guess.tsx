// The words of the guesses before the answer, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const yourCups = 'Votre pari, en tasses';
export const noGuess = 'pas encore de pari';
export const cupsUnit = 'tasses';
export const cupsPicture = (all: string, full: string) => `${all}, dont ${full} pleines`;
export const you = 'vous ';

export const ofLake = (percent: string) => `${percent} du lac`;
export const show = 'Montrez-moi';
export const line = (name: string) => `${name}\u00a0: la ligne`;
