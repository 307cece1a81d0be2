// The words in the charts, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/charts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

/** The accessible names, as pictures and tables are titled. */
export const CHART_NAMES = {
  production: 'CO2-Emissionen nach Produktionsphase',
  water: 'Wasserverbrauch nach Stoff',
  energy: 'Energieverbrauch nach Stoff',
  co2: 'CO2-Emissionen nach Stoff',
};

/** The same after a number in a picture. */
export const UNIT_SIGNS = { water: 'L', energy: 'kWh', co2: 'kg' };

export const axisWithCheck = (axis: string, check: string) => `${axis}: ${check}`;
export const share = 'Anteil';
export const whatItIs = 'Was es ist';
export const rankOfPhases = (rank: string, phases: string) => `${rank} unter den ${phases} Phasen.`;

/** What the pause control stops. */
export const pulse = 'Pulsieren';
export const smog = 'Smog';
