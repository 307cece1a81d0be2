// What the guesses of a T-shirt’s cups and of the lake come to, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guessTruth';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guessTruth')>;

export const timesAsMany = (cups: string, times: string) =>
  `Dein Tipp: ${cups}. Das T-Shirt braucht ${times}-mal so viele.`;
export const enoughFor = (cups: string, shirts: string) =>
  `Dein Tipp: ${cups}. Das reicht für ${shirts} T-Shirts.`;
export const within = (cups: string, percent: string) =>
  `Dein Tipp: ${cups}. Das liegt weniger als ${percent} daneben.`;
export const exactly = (guess: string) => `Dein Tipp: ${guess}. Das ist es genau.`;
export const lakeIs = (guess: string, share: string) => `Dein Tipp: ${guess}. Es sind ${share}.`;
export const lakeAbove = (guess: string, times: string) =>
  `Dein Tipp: ${guess}. Das ist ${times}-mal so viel.`;
export const lakeBelow = (guess: string, times: string) =>
  `Dein Tipp: ${guess}. Es ist ${times}-mal so viel wie das.`;
export const lakeNear = (guess: string) => `Dein Tipp: ${guess}. Das ist es.`;
