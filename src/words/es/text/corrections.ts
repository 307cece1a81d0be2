// The story's corrections: what is said, and what is true, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/corrections';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./corrections')>;

export const WRONG = {
  people: 'mil personas',
  lake: 'la mitad del lago Ontario',
  california: 'lo que usó California en 2021',
  grams: 'kilogramos por kilogramo de tela',
  fiber: 'por kg de tela',
  megajoules: 'kWh por kilogramo',
};
/** How many claims are mended: "five". */
export const slipCount = numberWord(Object.keys(WRONG).length);

export const peopleRight = <Phrase>(people: Phrase) => [people, ', durante un día'];
export const lakeRight = <Phrase>(share: Phrase) => ['el ', share, ' del lago Ontario'];
export const californiaRight = <Phrase>(share: Phrase) => [
  'el ',
  share,
  ' de lo que usó en años anteriores; no hallamos un total de 2021',
];
export const gramsRight = 'gramos por camiseta';
export const fiberRight = 'por kg de fibra, antes de hilar, teñir y coser';
export const megajoulesRight = 'megajulios por kilogramo de fibra';

// Why, in one line of arithmetic.
type Pair = readonly [of: string, share: string];
export const peopleWorking = (cups: string, aDay: string, people: string) =>
  `${cups} tazas ÷ ${aDay} al día = ${people} personas`;
export const lakeWorking = (water: string, lake: string, share: string) => `${water} ÷ ${lake} = ${share}`;
export const californiaWorking = (cloth: string, [most, least]: Pair, [few, greatest]: Pair) =>
  `${cloth} ÷ ${most} = ${least}; ${cloth} ÷ ${few} = ${greatest}`;
export const gramsWorking = (chart: string, table: string, times: string) =>
  `solo el algodón, ${chart} kg ÷ ${table} kg = ${times} veces más de la cuenta`;
export const fiberWorking = (cotton: string, all: string, share: string) =>
  `el algodón es ${cotton} g ÷ ${all} g = ${share} del CO2e de una camiseta`;
export const megajoulesWorking = (kwh: string, megajoules: string, published: string) =>
  `en el algodón, ${kwh} kWh = ${megajoules} megajulios; un estudio da ${published}`;
