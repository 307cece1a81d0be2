// The four tips, and what a wear of a T-shirt costs, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears} : environ ${cups}.`;

export const wearTitle = 'Portez-le encore';
export const wearText = 'Combien de fois portez-vous un T-shirt\u202f?';

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'Réparez, ou achetez d’occasion';
export const mendText = 'Le meilleur T-shirt est déjà cousu.';

export const washTitle = 'Lavez moins chaud, séchez à l’air';
export const lessEnergy = '# d’énergie de moins';
export const washText = <Phrase>(cool: Phrase, less: Phrase, warm: Phrase) => [
  'À ',
  cool,
  ', un lavage demande ',
  less,
  ' qu’à ',
  warm,
  '.',
];

export const labelTitle = 'Sachez ce que promet un label';
export const labelText = <Phrase>(fiber: Phrase) => [
  '«\u202forganic\u202f» selon GOTS\u00a0: ',
  fiber,
  ' de fibres bio ou plus.',
];
