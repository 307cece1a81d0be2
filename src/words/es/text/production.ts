// The sentences about the phases of production, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/production';
import type { Translation } from '../../translation';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

/** What stands in the finding's place before the press, and in the paragraph's: neither gives the answer. */
export const question = `¿Cuál de las ${phaseCount} fases produce más CO2?`;
export const reading = (perTurn: string) =>
  `Una vuelta de hilo en una bobina son ${perTurn} gramos de CO2e, si nuestra comprobación es correcta.`;

export const grams = (number: string) => `${number} gramos`;
export const finding = <Phrase>(most: string, grams: Phrase, ratio: Phrase, least: string) => [
  `${most} emite más: `,
  grams,
  ', ',
  ratio,
  ` lo que ${least}, el mínimo.`,
];

export const half = 'la mitad';
export const each = (percent: string) => `${percent} cada una`;
export const paragraph = <Phrase>(half: Phrase, each: Phrase) => [
  'Fabricar la prenda causa ',
  half,
  ' del CO2. La producción de hilo y la fase de uso se llevan un ',
  each,
  '.',
];

export const gives = <Phrase>(half: Phrase) => ['Hacer la prenda emite ', half, '.'];
export const guessedPhase = (phase: string, percent: string) => `Apostaste por ${phase}: ${percent}.`;
export const guessedIt = 'Acertaste.';
