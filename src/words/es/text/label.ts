// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['El hilo termina aquí.', 'La camiseta, no.'] as const;

// What is shared beside picture and link.
export const dare = '¿Y tú?';
export const shareCups = (cups: string) =>
  `Según una estimación, una camiseta gasta hasta ${cups} tazas de agua. ¿Cuántos días son para ti?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `Según una estimación, una camiseta gasta tanta agua como yo bebo en ${days} días: ${years}, a ${cups} al día.`;

export const whatYouGuessed = 'Lo que apostaste y lo que necesita.';
export const whatItTakes = 'Lo que necesita una camiseta.';
export const youGuessed = 'apostaste';
export const cupsInShirt = 'tazas en una camiseta';
export const thirstiest = 'el lugar más sediento';
export const ofLake = 'del lago Ontario';
export const mostCo2 = 'el mayor CO2';
export const aWear = 'por uso';
export const aWearAt = (wears: string) => `por uso, con ${wears}`;
export const shirtPicture = (cups: string) => `Una camiseta de ${cups}, con los hilos de las apuestas`;
