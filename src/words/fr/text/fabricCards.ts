// What stands on the back of each material's card, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: 'Boit le plus.',
  wool: 'Émet le plus de CO2.',
  hemp: 'Demande le moins d’énergie.',
  polyester: 'Boit le moins. Fait de pétrole.',
};
export const CARD_NUMBERS = { water: '# litres', energy: '# kWh', co2: '# kilogrammes' };
