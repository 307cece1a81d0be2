// What six fabrics take and give off, as the three counts are told. Names come as they stand within a sentence, or at its start, in German. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/threeCounts';
import type { Translation } from '../../translation';
import { measureCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const thirst = <Phrase>(most: string, ratio: Phrase, least: string) => [
  `${most} trinkt `,
  ratio,
  ` so viel wie ${least}.`,
];
export const question = 'Braucht der durstigste Stoff auch am meisten Energie?';
export const drankLiters = '# Liter';
export const burning = <Phrase>(most: string, liters: Phrase) => [
  `${most} braucht am meisten Energie und trinkt `,
  liters,
  '.',
];
export const breath = (most: string, least: string) =>
  `${most} stößt am meisten CO2 aus, ${least} am wenigsten.`;
export const threeWinners = `${capitalize(measureCount)} Maße, ${measureCount} Sieger.`;
export const leastOfEach = (water: string, energy: string, co2: string) =>
  `Am wenigsten: Wasser bei ${water}, Energie bei ${energy}, CO2 bei ${co2}.`;
export const noneOfThree = `Kein Stoff siegt in allen ${measureCount} Maßen.`;
