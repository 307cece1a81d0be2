// What a guess of the highest bar comes to, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guess';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const guessed = (bar: string, value: string) => `Votre pari\u00a0: ${bar}, avec ${value}.`;
export const noGuess = 'Vous n’avez pas parié.';
export const truth = (bar: string, value: string) => `En tête\u00a0: ${bar}, ${value}.`;
export const rightBar = (value: string) => `La bonne barre\u00a0: elle atteint ${value}.`;
export const rightNumber = 'Juste, au chiffre près.';
