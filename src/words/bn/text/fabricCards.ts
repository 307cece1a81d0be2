// What stands on the back of each material's card, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: 'সবচেয়ে বেশি পানি খায়।',
  wool: 'সবচেয়ে বেশি CO2 ছাড়ে।',
  hemp: 'সবচেয়ে কম শক্তি লাগে।',
  polyester: 'সবচেয়ে কম পানি খায়। তেল থেকে তৈরি।',
};
export const CARD_NUMBERS = { water: '# লিটার', energy: '# kWh', co2: '# কেজি' };
