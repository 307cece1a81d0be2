// What six fabrics take and give off, as the three counts are told. Names come as they stand within a sentence, or at its start, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/threeCounts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const thirst = <Phrase>(most: string, ratio: Phrase, least: string) => [
  `${most} bebe `,
  ratio,
  ` lo que bebe ${least}.`,
];
export const question = '¿Quema más quien más bebe?';
export const drankLiters = '# litros';
export const burning = <Phrase>(most: string, liters: Phrase) => [
  `${most} quema más que nadie. Bebió `,
  liters,
  '.',
];
export const breath = (most: string, least: string) => `${most} exhala más que nadie. ${least}, menos.`;
export const threeWinners = 'Tres cuentas. Tres ganadores.';
export const leastOfEach = (water: string, energy: string, co2: string) =>
  `Menos agua: ${water}; energía: ${energy}; CO2: ${co2}.`;
export const noneOfThree = 'Ninguna tela gana en las tres.';
