// What six fabrics take and give off, as the three counts are told. Names come as they stand within a sentence, or at its start, in Spanish. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/threeCounts';
import type { Translation } from '../../translation';
import { measureCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const thirst = <Phrase>(most: string, ratio: Phrase, least: string) => [
  `${most} bebe `,
  ratio,
  ` lo que bebe ${least}.`,
];
export const question = '¿La tela que más bebe gasta también más energía?';
export const drankLiters = '# litros';
export const burning = <Phrase>(most: string, liters: Phrase) => [
  `${most} gasta más energía que nadie. Bebió `,
  liters,
  '.',
];
export const breath = (most: string, least: string) =>
  `${most} emite más CO2 que nadie. ${least} emite menos que nadie.`;
export const threeWinners = `${capitalize(measureCount)} medidas, ${measureCount} ganadores.`;
export const leastOfEach = (water: string, energy: string, co2: string) =>
  `Menos agua: ${water}. Menos energía: ${energy}. Menos CO2: ${co2}.`;
export const noneOfThree = `Ninguna tela gana en las ${measureCount}.`;
