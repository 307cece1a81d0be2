// What a caption adds to the work that a chart's records come from, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/chartSources';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./chartSources')>;

export const productionCaution = 'según la cita una página web sin firma';
export const fabricsCaution = 'datos de hacia 2018, casi todos sin confirmar; solo la fibra, sin la lluvia';
export const withCaution = (source: string, caution: string) => `${source}; ${caution}`;
