// The four tips, and what a wear of a T-shirt costs, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears}: etwa ${cups}.`;
/** "30 Mal getragen: jedes Mal so viel, wie du in etwa 66 Tagen trinkst, bei 6 Tassen am Tag." */
export const daysOfCups = (wears: string, days: number, daysText: string, cups: string) =>
  `${wears}: jedes Mal so viel, wie du in etwa ${daysText} ${days === 1 ? 'Tag' : 'Tagen'} trinkst, bei ${cups} am Tag.`;

export const wearTitle = 'Zieh es noch einmal an';
export const wearTwice = <Phrase>(wears: Phrase, cups: Phrase, moreWears: Phrase, fewerCups: Phrase) => [
  wears,
  ': etwa ',
  cups,
  '. ',
  moreWears,
  ': etwa ',
  fewerCups,
  '.',
];
export const lessPerWear = '# weniger';
export const twiceAsOften = <Phrase>(less: Phrase) => [
  'Doppelt so oft getragen, kostet Kleidung das Klima jedes Mal etwa ',
  less,
  '.',
];

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'Flicken oder gebraucht kaufen';
export const repairs = '# der Reparaturen';
export const mendLead = <Phrase>(repairs: Phrase) => [
  repairs,
  ' ersetzten einen Neukauf, sagen Umfragen aus Großbritannien.',
];
export const secondhandBuys = '# der Gebrauchtkäufe';
export const mendRest = <Phrase>(buys: Phrase) => ['Ebenso ', buys, '. Es hilft nur, wenn es Neues ersetzt.'];

export const washTitle = 'Kühler waschen, an der Luft trocknen';
export const lessEnergy = '# weniger Energie';
export const washLead = <Phrase>(less: Phrase, cool: Phrase, warm: Phrase) => [
  less,
  ' braucht eine Wäsche bei ',
  cool,
  ' als bei ',
  warm,
  ', laut Tests von „Which?“.',
];
export const washRest = 'Die Luft trocknet die Wäsche kostenlos.';

export const labelTitle = 'Wissen, was ein Siegel verspricht';
export const organicFiber = '# Biofasern';
export const labelLead = <Phrase>(fiber: Phrase) => [
  fiber,
  ' oder mehr stecken in Kleidung, die bei GOTS „organic“ heißt.',
];
export const labelRest = <Phrase>(share: Phrase) => [
  'Das Siegel „made with organic“ beginnt bei ',
  share,
  '. Wie viele Liter oder Kilogramm nötig waren, sagt keines von beiden.',
];
