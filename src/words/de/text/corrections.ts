// The story's corrections: what is said, and what is true, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/corrections';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./corrections')>;

export const WRONG = {
  people: 'tausend Menschen',
  lake: 'der halbe Ontariosee',
  california: 'Kaliforniens Jahresverbrauch 2021',
  grams: 'Kilogramm pro Kilogramm Stoff',
  fiber: 'pro kg Stoff',
  megajoules: 'kWh pro Kilogramm',
};
/** How many claims are mended: "five". */
export const slipCount = numberWord(Object.keys(WRONG).length);

export const peopleRight = <Phrase>(people: Phrase) => [people, ', für einen Tag'];
export const lakeRight = <Phrase>(share: Phrase) => [share, ' des Ontariosees'];
export const californiaRight = <Phrase>(share: Phrase) => [
  share,
  ' von dem früherer Jahre; für 2021 fanden wir keine Summe',
];
export const gramsRight = 'Gramm pro T-Shirt';
export const fiberRight = 'pro kg Faser, vor dem Spinnen, Färben und Nähen';
export const megajoulesRight = 'Megajoule pro Kilogramm Faser';

// Why, in one line of arithmetic.
type Pair = readonly [of: string, share: string];
export const peopleWorking = (cups: string, aDay: string, people: string) =>
  `${cups} Tassen : ${aDay} am Tag = ${people} Menschen`;
export const lakeWorking = (water: string, lake: string, share: string) => `${water} : ${lake} = ${share}`;
export const californiaWorking = (cloth: string, [most, least]: Pair, [few, greatest]: Pair) =>
  `${cloth} : ${most} = ${least}; ${cloth} : ${few} = ${greatest}`;
export const gramsWorking = (chart: string, table: string, times: string) =>
  `allein für die Baumwolle ${chart} kg : ${table} kg = ${times}-mal zu viel`;
export const fiberWorking = (cotton: string, all: string, share: string) =>
  `die Baumwolle macht ${cotton} g : ${all} g = ${share} vom CO2e eines T-Shirts aus`;
export const megajoulesWorking = (kwh: string, megajoules: string, published: string) =>
  `bei Baumwolle ${kwh} kWh = ${megajoules} Megajoule; eine Studie nennt ${published}`;
