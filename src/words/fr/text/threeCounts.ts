// What six fabrics take and give off, as the three counts are told. Names come as they stand within a sentence, or at its start, in French. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/threeCounts';
import type { Translation } from '../../translation';
import { measureCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const thirst = <Phrase>(most: string, ratio: Phrase, least: string) => [
  `${most} boit `,
  ratio,
  ` ce que boit ${least}.`,
];
export const question = 'Le tissu qui boit le plus dépense-t-il le plus d’énergie\u202f?';
export const drankLiters = '# litres';
export const burning = <Phrase>(most: string, liters: Phrase) => [
  `${most} dépense le plus d’énergie. Il a bu `,
  liters,
  '.',
];
export const breath = (most: string, least: string) =>
  `${most} rejette le plus de CO2. ${least} en rejette le moins.`;
export const threeWinners = `${capitalize(measureCount)} mesures, ${measureCount} gagnants.`;
export const leastOfEach = (water: string, energy: string, co2: string) =>
  `Le moins d’eau\u00a0: ${water}. Le moins d’énergie\u00a0: ${energy}. Le moins de CO2\u00a0: ${co2}.`;
export const noneOfThree = `Aucun tissu ne gagne sur les ${measureCount}.`;
