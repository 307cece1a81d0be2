// What a caption adds to the work that a chart's records come from, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/chartSources';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./chartSources')>;

export const productionCaution = 'wie eine Webseite ohne Autor sie zitiert';
export const fabricsCaution = 'Daten von etwa 2018, meist unbestätigt; nur die Faser, ohne Regen';
export const withCaution = (source: string, caution: string) => `${source}; ${caution}`;
