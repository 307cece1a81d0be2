// The sentences that model/fabricFindings.ts computes. Names come as they stand within a sentence, or at its start, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricFindings';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricFindings')>;

export const noWinner = (water: string, energy: string, co2: string) =>
  `Kein Stoff ist überall am sparsamsten: ${water} braucht am wenigsten Wasser, ${energy} am wenigsten Energie, und ${co2} verursacht am wenigsten CO2.`;

export const MOST_VERBS = {
  water: 'trinkt am meisten',
  energy: 'braucht am meisten Energie',
  co2: 'stößt am meisten CO2 aus',
};
export const UNITS = { water: ' Liter', energy: ' kWh', co2: ' kg' };
export const measure = <Phrase>(
  most: string,
  verb: string,
  value: Phrase,
  ratio: Phrase,
  least: string,
  leastValue: Phrase,
) => [`${most} ${verb}: `, value, ', ', ratio, ` so viel wie ${least} mit `, leastValue, '.'];

export const water = <Phrase>(ratio: Phrase, next: string) => [
  'Baumwolle ist beim Wachsen besonders durstig: Sie braucht ',
  ratio,
  ` so viel Wasser wie ${next} auf Platz zwei.`,
];

export const energy = 'Kunstfasern wie Polyester und Polyamid brauchen mehr Energie als Baumwolle und Hanf.';

export const fromFarm = 'bis zu # davon';
export const co2 = <Phrase>(fromFarm: Phrase, freight: Phrase) => [
  'Die Kunstfasern Polyester und Polyamid stoßen mehr CO2 aus als Baumwolle und Hanf. Am meisten stößt Wolle aus: ',
  fromFarm,
  ' kommen von den Schafen. Ihr langer Transport zählt wenig: Die Fracht macht bei einem durchschnittlichen Kleidungsstück etwa ',
  freight,
  ' aus.',
];
