// What the chart calls the five phases of production, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/phases';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./phases')>;

/** The label that charts and tables show, and how running text names the phase. */
export const PHASES = {
  cotton: { name: 'Producción de algodón', inText: 'la producción de algodón' },
  yarn: { name: 'Producción de hilo', inText: 'la producción de hilo' },
  garment: { name: 'Fabricación de la prenda', inText: 'la fabricación de la prenda' },
  distribution: { name: 'Distribución y venta', inText: 'la distribución y la venta' },
  use: { name: 'Fase de uso', inText: 'la fase de uso' },
};
/** How many phases there are: "five". */
export const phaseCount = numberWord(Object.keys(PHASES).length);

/** Axis titles of the production chart. */
export const PRODUCTION_AXES = {
  category: 'Fase',
  value: 'Emisiones de CO2 (kg por kg de tela)',
};

/** What our check found of the unit that the axis says; numbers outside the axis carry it. */
export const PHASES_CHECK = 'encaja en gramos por camiseta';

/** The accessible name of a bar: "Fase de uso: 494 gramos, el 19 % del total". */
export const labelPhase = (name: string, grams: string, percent: string) =>
  `${name}: ${grams} gramos, el ${percent} del total`;
