// What the guesses of a T-shirt’s cups and of the lake come to, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guessTruth';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guessTruth')>;

export const timesAsMany = (cups: string, times: string) =>
  `تخمينك: ${cups}. ما يحتاجه التيشيرت هو ذلك × ${times}.`;
export const enoughFor = (cups: string, shirts: string) =>
  `تخمينك: ${cups}. يكفي ذلك لتيشيرتات عددها ${shirts}.`;
export const within = (cups: string, percent: string) => `تخمينك: ${cups}. الفرق أقل من ${percent}.`;
export const exactly = (guess: string) => `تخمينك: ${guess}. هو ذلك تمامًا.`;
export const lakeIs = (guess: string, share: string) => `تخمينك: ${guess}. والصواب ${share}.`;
export const lakeAbove = (guess: string, times: string) => `تخمينك: ${guess}. هذا هو الصواب × ${times}.`;
export const lakeBelow = (guess: string, times: string) => `تخمينك: ${guess}. والصواب هو ذلك × ${times}.`;
export const lakeNear = (guess: string) => `تخمينك: ${guess}. هو ذلك.`;
