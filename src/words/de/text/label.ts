// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['Der Faden endet hier.', 'Das T-Shirt nicht.'] as const;
export const note = 'Eine Schätzung. Wasser vom Feld ist kein Trinkwasser; es geht um Mengen.';

export const nobody = 'Noch keine Tage gestickt';
export const mine = (cups: string) => `Meine ${cups} am Tag`;

// What the large number counts, in two lines after it.
export const cupsInShirt = ['Tassen in', 'einem T-Shirt'] as const;
export const daysInShirt = ['meiner Tage', 'pro T-Shirt'] as const;

export const stitchACup = 'Ein Stich pro Tasse.';
export const stitchADay = <Words>(cups: Words, years: Words) => [
  'Ein Stich pro Tag. Mit bis zu ',
  cups,
  ' käme ich ',
  years,
  ' aus.',
];

// Two lines after a number.
export const cupsAWear = 'Tassen pro Mal,';
export const wornTimes = (times: string) => `${times}-mal getragen`;

export const shirtOfCups = (stitches: string) =>
  `Ein T-Shirt, bestickt mit ${stitches} weißen Stichen, einem für jede Tasse, nach einer Schätzung`;
export const shirtOfDays = (stitches: string) =>
  `Ein T-Shirt, bestickt mit ${stitches} gelben Stichen, einem für jeden meiner Tage, nach einer Schätzung`;

// What is shared beside picture and link.
export const dare = 'Und du?';
export const shareCups = (cups: string) =>
  `Nach einer Schätzung braucht ein T-Shirt bis zu ${cups} Tassen Wasser. Wie viele Tage sind das für dich?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `Nach einer Schätzung braucht ein T-Shirt so viel Wasser, wie ich in ${days} Tagen trinke: ${years} lang, bei ${cups} am Tag.`;

// Where the reader came by a shared link: the sender’s days, and the reader’s turn.
export const daysNeeded = (days: string) => `${days} Tage`;
export const iNeed = <Words>(days: Words) => ['Ich brauche ', days, '. Und du?'];

/** One more line where the reader had the cotton grown somewhere: another study’s cups, never added. */
export const grownLine = (place: string, river: string, rain: string) =>
  `Anbauort: ${place}. ${river} aus Flüssen und Brunnen, ${rain} Regen, nach einer anderen Studie.`;
export const backToWorld = 'Zurück zum Weltmittel';

export const myGuess = (guesses: string) => `Vorher getippt: ${guesses}.`;
export const guessedCups = (cups: string) => `${cups} für die Baumwolle`;
export const guessedLake = (percent: string) => `${percent} des Ontariosees für ein Jahr Mode`;
