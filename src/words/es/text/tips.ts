// The four tips, and what a wear of a T-shirt costs, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears}: unas ${cups}.`;
/** "30 usos: cada vez son unos 66 días bebiendo 6 tazas al día." */
export const daysOfCups = (wears: string, days: number, daysText: string, cups: string) =>
  `${wears}: cada vez ${days === 1 ? 'es alrededor de' : 'son unos'} ${daysText} ${days === 1 ? 'día' : 'días'} bebiendo ${cups} al día.`;

export const wearTitle = 'Vuelve a ponértela';
export const wearTwice = <Phrase>(wears: Phrase, cups: Phrase, moreWears: Phrase, fewerCups: Phrase) => [
  wears,
  ': unas ',
  cups,
  '. ',
  moreWears,
  ': unas ',
  fewerCups,
  '.',
];
export const lessPerWear = '# menos';
export const twiceAsOften = <Phrase>(less: Phrase) => [
  'La ropa que se usa el doble de veces le cuesta al clima cerca de un ',
  less,
  ' cada vez.',
];

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'Repara o compra de segunda mano';
export const repairs = 'El # de las reparaciones';
export const mendLead = <Phrase>(repairs: Phrase) => [
  repairs,
  ' evitaron una compra nueva, según encuestas del Reino Unido.',
];
export const secondhandBuys = '# de las compras de segunda mano';
export const mendRest = <Phrase>(buys: Phrase) => [
  'Igual que el ',
  buys,
  '. Solo ayuda lo que sustituye a algo nuevo.',
];

export const washTitle = 'Lava a menos grados, seca al aire';
export const lessEnergy = 'Un # menos de energía';
export const washLead = <Phrase>(less: Phrase, cool: Phrase, warm: Phrase) => [
  less,
  ' gasta un lavado a ',
  cool,
  ' que a ',
  warm,
  ', según pruebas de Which?.',
];
export const washRest = 'El aire seca la ropa gratis.';

export const labelTitle = 'Aprende qué promete una etiqueta';
export const organicFiber = 'Un # de fibra orgánica';
export const labelLead = <Phrase>(fiber: Phrase) => [fiber, ' o más lleva la ropa que GOTS llama «organic».'];
export const labelRest = <Phrase>(share: Phrase) => [
  'La etiqueta «made with organic» empieza en el ',
  share,
  '. Ninguna de las dos dice cuántos litros ni cuántos kilogramos hicieron falta.',
];
