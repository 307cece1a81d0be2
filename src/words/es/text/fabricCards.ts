// What stands on the back of each material's card, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: 'La que más bebe.',
  wool: 'La que más CO2 emite.',
  hemp: 'La que menos energía usa.',
  polyester: 'La que menos bebe. Hecha de petróleo.',
};
export const CARD_NUMBERS = { water: '# litros', energy: '# kWh', co2: '# kilogramos' };
