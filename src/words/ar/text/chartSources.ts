// What a caption adds to the work that a chart's records come from, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/chartSources';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./chartSources')>;

export const productionCaution = 'كما تنقله صفحة على الإنترنت بلا توقيع';
export const fabricsCaution = 'بيانات من نحو عام 2018، معظمها غير مؤكد؛ عن الألياف، من دون المطر';
export const withCaution = (source: string, caution: string) => `${source}؛ ${caution}`;
