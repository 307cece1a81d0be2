// What a guess of the highest bar comes to, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guess';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const guessed = (bar: string, value: string) => `Dein Tipp: ${bar} mit ${value}.`;
export const noGuess = 'Du hast keinen Tipp abgegeben.';
export const truth = (bar: string, value: string) => `Richtig: ${bar}, ${value}.`;
export const rightBar = (value: string) => `Der Balken stimmt: Es sind ${value}.`;
export const rightNumber = 'Richtig, auf die Zahl genau.';
