// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['Le fil s’arrête ici.', 'Pas votre T-shirt.'] as const;

// What is shared beside picture and link.
export const dare = 'Et vous\u202f?';
export const shareCups = (cups: string) =>
  `Selon une estimation, un T-shirt demande jusqu’à ${cups} tasses d’eau. Combien de jours cela fait-il pour vous ?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `Selon une estimation, un T-shirt demande autant d’eau que j’en bois en ${days} jours : ${years}, à ${cups} par jour.`;

export const whatYouGuessed = 'Vos paris, et ce qu’il faut.';
export const whatItTakes = 'Ce que demande un T-shirt.';
export const youGuessed = 'votre pari';
export const cupsInShirt = 'tasses dans un T-shirt';
export const thirstiest = 'le lieu le plus assoiffé';
export const ofLake = 'du lac Ontario';
export const mostCo2 = 'le plus de CO2';
export const aWear = 'par utilisation';
export const aWearAt = (wears: string) => `par utilisation, pour ${wears}`;
export const shirtPicture = (cups: string) => `Un T-shirt de ${cups}, avec les fils des paris`;
