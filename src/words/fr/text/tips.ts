// The four tips, and what a wear of a T-shirt costs, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears} : environ ${cups}.`;
/** "30 utilisations : chaque fois, c’est environ 66 jours à boire 6 tasses par jour." */
export const daysOfCups = (wears: string, days: number, daysText: string, cups: string) =>
  `${wears}\u00a0: chaque fois, c’est environ ${daysText} ${days < 2 ? 'jour' : 'jours'} à boire ${cups} par jour.`;

export const wearTitle = 'Portez-le encore';
export const wearTwice = <Phrase>(wears: Phrase, cups: Phrase, moreWears: Phrase, fewerCups: Phrase) => [
  wears,
  ' : environ ',
  cups,
  '. ',
  moreWears,
  ' : environ ',
  fewerCups,
  '.',
];
export const lessPerWear = '# de moins';
export const twiceAsOften = <Phrase>(less: Phrase) => [
  'Porté deux fois plus souvent, un vêtement coûte au climat environ ',
  less,
  ' à chaque fois.',
];

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'Réparez, ou achetez d’occasion';
export const repairs = '# des réparations';
export const mendLead = <Phrase>(repairs: Phrase) => [
  repairs,
  ' ont remplacé un achat neuf, selon des enquêtes au Royaume-Uni.',
];
export const secondhandBuys = '# des achats d’occasion';
export const mendRest = <Phrase>(buys: Phrase) => [
  'Tout comme ',
  buys,
  '. Cela n’aide que si l’on n’achète rien de neuf.',
];

export const washTitle = 'Lavez moins chaud, séchez à l’air';
export const lessEnergy = '# d’énergie en moins';
export const washLead = <Phrase>(less: Phrase, cool: Phrase, warm: Phrase) => [
  less,
  ' pour un lavage à ',
  cool,
  ' plutôt qu’à ',
  warm,
  ', selon des tests de Which? au Royaume-Uni.',
];
export const washRest = 'L’air sèche le linge gratuitement.';

export const labelTitle = 'Sachez ce que promet un label';
export const organicFiber = '# de fibres bio';
export const labelLead = <Phrase>(fiber: Phrase) => [
  fiber,
  ' ou plus, voilà ce que contient un vêtement que GOTS dit «\u202forganic\u202f».',
];
export const labelRest = <Phrase>(share: Phrase) => [
  'Le label «\u202fmade with organic\u202f» commence à ',
  share,
  '. Aucun des deux ne dit combien de litres ni de kilogrammes.',
];
