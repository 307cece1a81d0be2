// The sentences that model/fabricFindings.ts computes. Names come as they stand within a sentence, or at its start, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricFindings';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricFindings')>;

export const noWinner = (water: string, energy: string, co2: string) =>
  `Aucun tissu n’est le plus sobre sur tous les plans\u00a0: ${water} utilise le moins d’eau, ${energy} le moins d’énergie, et ${co2} émet le moins de CO2.`;

export const UNITS = { water: ' litres', energy: ' kWh', co2: ' kg' };
export const measure = <Phrase>(most: string, value: Phrase, least: string, leastValue: Phrase) => [
  `${most}\u00a0: `,
  value,
  `. ${least}\u00a0: `,
  leastValue,
  '.',
];

export const water = <Phrase>(ratio: Phrase, next: string) => [
  'Le coton a particulièrement soif quand il pousse\u00a0: il lui faut ',
  ratio,
  ` plus d’eau que ${next}, en deuxième position.`,
];

export const energy =
  'Les synthétiques (polyester, polyamide) dépensent plus d’énergie que le coton et le chanvre.';

export const fromFarm = 'jusqu’à #';
export const little = 'peu';
export const co2 = <Phrase>(fromFarm: Phrase, little: Phrase) => [
  'Les synthétiques émettent plus que le coton et le chanvre. La laine émet le plus\u00a0: ',
  fromFarm,
  ' vient des moutons. Son long transport s’y ajoute, mais ',
  little,
  '.',
];
