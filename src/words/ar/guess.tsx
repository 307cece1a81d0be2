// The words of the guesses before the answer, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const yourCups = 'تخمينك، بالأكواب';
export const noGuess = 'لا تخمين بعد';
export const cupsUnit = 'كوب';
export const cupsPicture = (all: string, full: string) => `${all}، منها ${full} ممتلئة`;
export const you = 'أنت ';

export const ofLake = (percent: string) => `${percent} من البحيرة`;
export const show = 'أرني';
export const line = (name: string) => `${name}: الخط`;
