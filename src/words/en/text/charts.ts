// The words in the charts.

/** The accessible names, as pictures and tables are titled. */
export const CHART_NAMES = {
  production: 'CO2 emissions by production phase',
  water: 'Water use by fabric',
  energy: 'Energy use by fabric',
  co2: 'CO2 emissions by fabric',
};

/** The same after a number in a picture. */
export const UNIT_SIGNS = { water: 'L', energy: 'kWh', co2: 'kg' };

export const axisWithCheck = (axis: string, check: string) => `${axis}: ${check}`;
export const share = 'Share';
export const whatItIs = 'What it is';
export const rankOfPhases = (rank: string, phases: string) => `${rank} of the ${phases} phases.`;

/** What the pause control stops. */
export const pulse = 'the pulse';
export const smog = 'the smog';
