// The words in the charts, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/charts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

/** The accessible names, as pictures and tables are titled. */
export const CHART_NAMES = {
  production: 'انبعاثات CO2 بحسب مرحلة الإنتاج',
  water: 'استهلاك الماء بحسب القماش',
  energy: 'استهلاك الطاقة بحسب القماش',
  co2: 'انبعاثات CO2 بحسب القماش',
};

/** The same after a number in a picture. */
export const UNIT_SIGNS = { water: 'ل', energy: 'ك.و.س', co2: 'كغ' };

export const axisWithCheck = (axis: string, check: string) => `${axis}: ${check}`;
export const share = 'الحصة';
export const whatItIs = 'ما هو';
export const rankOfPhases = (rank: string, phases: string) => `${rank} بين المراحل، وعددها ${phases}.`;

/** What the pause control stops. */
export const pulse = 'النبض';
export const smog = 'الدخان';
