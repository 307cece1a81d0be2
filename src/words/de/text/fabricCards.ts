// What stands on the back of each material's card, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: 'Trinkt am meisten.',
  wool: 'Stößt am meisten CO2 aus.',
  hemp: 'Braucht am wenigsten Energie.',
  polyester: 'Trinkt am wenigsten. Aus Öl gemacht.',
};
export const CARD_NUMBERS = { water: '# Liter', energy: '# kWh', co2: '# Kilogramm' };
