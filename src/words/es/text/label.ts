// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['El hilo termina aquí.', 'La camiseta, no.'] as const;
export const note = 'Es una estimación. El agua del campo no es potable; se comparan cantidades.';

export const nobody = 'Aún de nadie';
export const mine = (cups: string) => `Yo bebo ${cups} al día`;

// What the large number counts, in two lines after it.
export const cupsInShirt = ['tazas en', 'una camiseta'] as const;
export const daysInShirt = ['de mis días', 'en una camiseta'] as const;

export const stitchACup = 'Una puntada por taza.';
export const stitchADay = <Words>(cups: Words, years: Words) => [
  'Una puntada al día. Son hasta ',
  cups,
  ': lo que bebo en ',
  years,
  '.',
];

// Two lines after a number.
export const cupsAWear = 'tazas cada vez,';
export const wornTimes = (times: string) => `usada ${times} veces`;

export const shirtOfCups = (stitches: string) =>
  `Una camiseta bordada con ${stitches} puntadas blancas, una por cada taza, según una estimación`;
export const shirtOfDays = (stitches: string) =>
  `Una camiseta bordada con ${stitches} puntadas amarillas, una por cada uno de mis días, según una estimación`;

// What is shared beside picture and link.
export const dare = '¿Y tú?';
export const shareCups = (cups: string) =>
  `Según una estimación, una camiseta gasta hasta ${cups} tazas de agua. ¿Cuántos días son para ti?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `Según una estimación, una camiseta gasta tanta agua como yo bebo en ${days} días: ${years}, a ${cups} al día.`;

// Where the reader came by a shared link: the sender’s days, and the reader’s turn.
export const daysNeeded = (days: string) => `${days} días`;
export const iNeed = <Words>(days: Words) => ['Yo necesito ', days, '. ¿Y tú?'];

/** One more line where the reader had the cotton grown somewhere: another study’s cups, never added. */
export const grownLine = (place: string, river: string, rain: string) =>
  `Cultivado en: ${place}. ${river} de ríos y pozos, ${rain} de lluvia, según otro estudio.`;
export const backToWorld = 'Volver a la media mundial';

export const myGuess = (guesses: string) => `Antes aposté: ${guesses}.`;
export const guessedCups = (cups: string) => `${cups} para el algodón`;
export const guessedLake = (percent: string) => `el ${percent} del lago Ontario para un año de moda`;
