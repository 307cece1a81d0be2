// What six fabrics take and give off, as the three counts are told. Names come as they stand within a sentence, or at its start, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/threeCounts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const thirst = <Phrase>(most: string, ratio: Phrase, least: string) => [
  `${most} boit `,
  ratio,
  ` ce que boit ${least}.`,
];
export const question = 'Qui boit le plus dépense-t-il le plus ?';
export const drankLiters = '# litres';
export const burning = <Phrase>(most: string, liters: Phrase) => [
  `${most} dépense le plus, après avoir bu `,
  liters,
  '.',
];
export const breath = (most: string, least: string) => `${most} rejette le plus. ${least}, le moins.`;
export const threeWinners = 'Trois critères. Trois gagnants.';
export const leastOfEach = (water: string, energy: string, co2: string) =>
  `Eau : ${water}. Énergie : ${energy}. CO2 : ${co2}.`;
export const noneOfThree = 'Aucun tissu ne gagne partout.';
