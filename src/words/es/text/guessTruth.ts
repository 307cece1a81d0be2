// What the guesses of a T-shirt’s cups and of the lake come to, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guessTruth';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guessTruth')>;

export const timesAsMany = (cups: string, times: string) =>
  `Dijiste ${cups}. La camiseta necesita ${times} veces esa cantidad.`;
export const enoughFor = (cups: string, shirts: string) =>
  `Dijiste ${cups}: alcanza para ${shirts} camisetas.`;
export const within = (cups: string, percent: string) =>
  `Dijiste ${cups}. Te acercaste: la diferencia no llega al ${percent}.`;
export const exactly = (guess: string) => `Dijiste ${guess}. Es exactamente eso.`;
export const lakeIs = (guess: string, share: string) => `Dijiste ${guess}. Es el ${share}.`;
export const lakeAbove = (guess: string, times: string) => `Dijiste ${guess}: ${times} veces lo que es.`;
export const lakeBelow = (guess: string, times: string) =>
  `Dijiste ${guess}. Es ${times} veces esa cantidad.`;
export const lakeNear = (guess: string) => `Dijiste ${guess}. Eso es.`;
