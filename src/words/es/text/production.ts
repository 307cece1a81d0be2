// The sentences about the phases of production, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/production';
import type { Translation } from '../../translation';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

/** What stands in the answer's place before the press. */
export const question = `¿Cuál de las ${phaseCount} fases produce más CO2?`;

export const grams = (number: string) => `${number} gramos`;
export const finding = <Phrase>(most: string, grams: Phrase, all: Phrase) => [
  `${most}: `,
  grams,
  ' de ',
  all,
  '.',
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
