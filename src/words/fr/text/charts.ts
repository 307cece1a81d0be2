// The words in the charts, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/charts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

/** The accessible names, as pictures and tables are titled. */
export const CHART_NAMES = {
  production: 'Émissions de CO2 par phase de production',
  water: 'Eau utilisée par tissu',
  energy: 'Énergie utilisée par tissu',
  co2: 'Émissions de CO2 par tissu',
};

/** The same after a number in a picture. */
export const UNIT_SIGNS = { water: 'L', energy: 'kWh', co2: 'kg' };

export const axisWithCheck = (axis: string, check: string) => `${axis}\u00a0: ${check}`;
export const share = 'Part';
export const whatItIs = 'Ce que c’est';
export const rankOfPhases = (rank: string, phases: string) => `${rank}, sur ${phases} phases.`;

/** What the pause control stops. */
export const pulse = 'les pulsations';
export const smog = 'le smog';
