// What a guess of the highest bar comes to, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guess';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const guessed = (bar: string, value: string) => `Tu apuesta: ${bar}, con ${value}.`;
export const noGuess = 'No apostaste.';
export const truth = (bar: string, value: string) => `La más alta: ${bar}, ${value}.`;
export const rightBar = (value: string) => `Acertaste con la barra: son ${value}.`;
export const rightNumber = 'Acertaste, con el número exacto.';
