// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['Der Faden endet hier.', 'Das T-Shirt nicht.'] as const;

// What is shared beside picture and link.
export const dare = 'Und du?';
export const shareCups = (cups: string) =>
  `Nach einer Schätzung braucht ein T-Shirt bis zu ${cups} Tassen Wasser. Wie viele Tage sind das für dich?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `Nach einer Schätzung braucht ein T-Shirt so viel Wasser, wie ich in ${days} Tagen trinke: ${years} lang, bei ${cups} am Tag.`;

export const whatYouGuessed = 'Was du getippt hast, und was es braucht.';
export const whatItTakes = 'Was ein T-Shirt braucht.';
export const youGuessed = 'dein Tipp';
export const cupsInShirt = 'Tassen in einem T-Shirt';
export const thirstiest = 'durstigster Ort';
export const ofLake = 'des Ontariosees';
export const mostCo2 = 'am meisten CO2';
export const aWear = 'jedes Mal';
export const aWearAt = (wears: string) => `jedes Mal, ${wears}`;
export const shirtPicture = (cups: string) => `Ein T-Shirt aus ${cups}, mit den Fäden der Tipps`;
