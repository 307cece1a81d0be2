// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['Le fil s’arrête ici.', 'Pas votre T-shirt.'] as const;
export const note = 'Une estimation. L’eau des champs n’est pas potable ; on compare des volumes.';

export const nobody = 'Aucun jour cousu';
export const mine = (cups: string) => `Je bois ${cups} par jour`;

// What the large number counts, in two lines after it.
export const cupsInShirt = ['tasses dans', 'un T-shirt'] as const;
export const daysInShirt = ['de mes jours', 'dans un T-shirt'] as const;

export const stitchACup = 'Un point par tasse.';
export const stitchADay = <Words>(cups: Words, years: Words) => [
  'Un point par jour. Il faut jusqu’à ',
  cups,
  ' : je bois cela en ',
  years,
  '.',
];

// Two lines after a number.
export const cupsAWear = 'tasses chaque fois,';
export const wornTimes = (times: string) => `porté ${times} fois`;

export const shirtOfCups = (stitches: string) =>
  `Un T-shirt brodé de ${stitches} points blancs, un par tasse, selon une estimation`;
export const shirtOfDays = (stitches: string) =>
  `Un T-shirt brodé de ${stitches} points jaunes, un pour chacun de mes jours, selon une estimation`;

// What is shared beside picture and link.
export const dare = 'Et vous\u202f?';
export const shareCups = (cups: string) =>
  `Selon une estimation, un T-shirt demande jusqu’à ${cups} tasses d’eau. Combien de jours cela fait-il pour vous ?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `Selon une estimation, un T-shirt demande autant d’eau que j’en bois en ${days} jours : ${years}, à ${cups} par jour.`;

// Where the reader came by a shared link: the sender’s days, and the reader’s turn.
export const daysNeeded = (days: string) => `${days} jours`;
export const iNeed = <Words>(days: Words) => ['Il me faut ', days, '. Et vous\u202f?'];

/** One more line where the reader had the cotton grown somewhere: another study’s cups, never added. */
export const grownLine = (place: string, river: string, rain: string) =>
  `Lieu de culture\u00a0: ${place}. ${river} des rivières et des puits, ${rain} de pluie, selon une autre étude.`;
export const backToWorld = 'Revenir à la moyenne mondiale';

export const myGuess = (guesses: string) => `J’avais parié\u00a0: ${guesses}.`;
export const guessedCups = (cups: string) => `${cups} pour le coton`;
export const guessedLake = (percent: string) => `${percent} du lac Ontario pour une année de mode`;
