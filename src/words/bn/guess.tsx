// The words of the guesses before the answer, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const yourCups = 'তোমার অনুমান, কাপে';
export const noGuess = 'এখনো অনুমান নেই';
export const cupsUnit = 'কাপ';
export const cupsPicture = (all: string, full: string) => `${all}, তার ${full} ভরা`;
export const you = 'তুমি ';

export const ofLake = (percent: string) => `হ্রদের ${percent}`;
export const show = 'দেখাও';
export const line = (name: string) => `${name}: রেখা`;
