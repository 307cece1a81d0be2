// The sentences that model/fabricFindings.ts computes. Names come as they stand within a sentence, or at its start, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricFindings';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricFindings')>;

export const noWinner = (water: string, energy: string, co2: string) =>
  `Ninguna tela es la que menos gasta en todo: ${water} es lo que menos agua usa, ${energy} lo que menos energía, y ${co2} lo que menos CO2 emite.`;

export const UNITS = { water: ' litros', energy: ' kWh', co2: ' kg' };
export const measure = <Phrase>(most: string, value: Phrase, least: string, leastValue: Phrase) => [
  `${most}: `,
  value,
  `. ${least}: `,
  leastValue,
  '.',
];

export const water = <Phrase>(ratio: Phrase, next: string) => [
  'Cultivar algodón da mucha sed: necesita ',
  ratio,
  ` el agua de la siguiente fibra, ${next}.`,
];

export const energy =
  'Las sintéticas, como poliéster y poliamida, gastan más energía que el algodón y el cáñamo.';

export const fromFarm = 'hasta un #';
export const little = 'poco';
export const co2 = <Phrase>(fromFarm: Phrase, little: Phrase) => [
  'Las sintéticas emiten más CO2 que el algodón y el cáñamo. La lana es la que más: ',
  fromFarm,
  ' viene de las ovejas. Su largo viaje añade algo, pero ',
  little,
  '.',
];
