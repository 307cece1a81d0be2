// The words in the charts, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/charts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

/** The accessible names, as pictures and tables are titled. */
export const CHART_NAMES = {
  production: 'Emisiones de CO2 por fase de producción',
  water: 'Uso de agua por tela',
  energy: 'Uso de energía por tela',
  co2: 'Emisiones de CO2 por tela',
};

/** The same after a number in a picture. */
export const UNIT_SIGNS = { water: 'L', energy: 'kWh', co2: 'kg' };

export const axisWithCheck = (axis: string, check: string) => `${axis}: ${check}`;
export const share = 'Parte';
export const whatItIs = 'Qué es';
export const rankOfPhases = (rank: string, phases: string) => `${rank} de las ${phases} fases.`;

/** What the pause control stops. */
export const pulse = 'el pulso';
export const smog = 'el esmog';
