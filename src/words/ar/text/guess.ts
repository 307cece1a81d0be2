// What a guess of the highest bar comes to, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guess';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const guessed = (bar: string, value: string) => `تخمينك: ${bar} عند ${value}.`;
export const noGuess = 'لم تخمّن.';
export const truth = (bar: string, value: string) => `الجواب: ${bar}، ${value}.`;
export const rightBar = (value: string) => `العمود صحيح: قيمته ${value}.`;
export const rightNumber = 'صحيح، بالرقم نفسه.';
