// The words in the charts, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/charts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

/** The accessible names, as pictures and tables are titled. */
export const CHART_NAMES = {
  production: 'উৎপাদনের ধাপ অনুযায়ী CO2 নিঃসরণ',
  water: 'কাপড় অনুযায়ী পানির ব্যবহার',
  energy: 'কাপড় অনুযায়ী শক্তির ব্যবহার',
  co2: 'কাপড় অনুযায়ী CO2 নিঃসরণ',
};

/** The same after a number in a picture. */
export const UNIT_SIGNS = { water: 'লি.', energy: 'kWh', co2: 'কেজি' };

export const axisWithCheck = (axis: string, check: string) => `${axis}: ${check}`;
export const share = 'অংশ';
export const whatItIs = 'এটা কী';
export const rankOfPhases = (rank: string, phases: string) => `${phases}টি ধাপের মধ্যে ${rank}।`;

/** What the pause control stops. */
export const pulse = 'স্পন্দন';
export const smog = 'ধোঁয়া';
