// The four tips, and what a wear of a T-shirt costs, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears}: etwa ${cups}.`;

export const wearTitle = 'Zieh es noch einmal an';
export const wearText = 'Wie oft trägst du ein T-Shirt?';

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'Flicken oder gebraucht kaufen';
export const mendText = 'Das beste T-Shirt ist schon genäht.';

export const washTitle = 'Kühler waschen, an der Luft trocknen';
export const lessEnergy = '# weniger Energie';
export const washText = <Phrase>(cool: Phrase, less: Phrase, warm: Phrase) => [
  'Bei ',
  cool,
  ' braucht es ',
  less,
  ' als bei ',
  warm,
  '.',
];

export const labelTitle = 'Wissen, was ein Siegel verspricht';
export const labelText = <Phrase>(fiber: Phrase) => ['GOTS „organic“: ', fiber, ' Biofasern oder mehr.'];
