// The sentences that model/fabricFindings.ts computes. Names come as they stand within a sentence, or at its start, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricFindings';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricFindings')>;

export const noWinner = (water: string, energy: string, co2: string) =>
  `Kein Stoff ist überall am sparsamsten: ${water} braucht am wenigsten Wasser, ${energy} am wenigsten Energie, und ${co2} verursacht am wenigsten CO2.`;

export const UNITS = { water: ' Liter', energy: ' kWh', co2: ' kg' };
export const measure = <Phrase>(most: string, value: Phrase, least: string, leastValue: Phrase) => [
  `${most}: `,
  value,
  `. ${least}: `,
  leastValue,
  '.',
];

export const water = <Phrase>(ratio: Phrase, next: string) => [
  'Baumwolle ist beim Wachsen besonders durstig: Sie braucht ',
  ratio,
  ` so viel Wasser wie ${next} auf Platz zwei.`,
];

export const energy = 'Kunstfasern wie Polyester und Polyamid brauchen mehr Energie als Baumwolle und Hanf.';

export const fromFarm = 'bis zu # davon';
export const little = 'wenig';
export const co2 = <Phrase>(fromFarm: Phrase, little: Phrase) => [
  'Kunstfasern stoßen mehr CO2 aus als Baumwolle und Hanf. Am meisten Wolle: ',
  fromFarm,
  ' kommen vom Schaf. Der lange Transport kommt dazu, zählt aber ',
  little,
  '.',
];
