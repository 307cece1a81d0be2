// What a caption adds to the work that a chart's records come from, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/chartSources';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./chartSources')>;

export const productionCaution = 'comme la cite une page web non signée';
export const fabricsCaution =
  'données d’environ 2018, pour la plupart non confirmées\u202f; la fibre seule, sans la pluie';
export const withCaution = (source: string, caution: string) => `${source}\u202f; ${caution}`;
