// What a guess of the highest bar comes to, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guess';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const guessed = (bar: string, value: string) => `তোমার অনুমান: ${bar}, ${value}।`;
export const noGuess = 'তুমি কোনো অনুমান করোনি।';
export const truth = (bar: string, value: string) => `উত্তর: ${bar}, ${value}।`;
export const rightBar = (value: string) => `স্তম্ভটা ঠিক ধরেছ: মান ${value}।`;
export const rightNumber = 'ঠিক, একেবারে সংখ্যা মিলিয়ে।';
