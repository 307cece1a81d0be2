// The words of the switches that say which water of a T-shirt is counted, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/counts';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./counts')>;

export const COUNTED_PARTS = {
  rain: 'المطر',
  irrigation: 'الري',
  dilution: 'التخفيف',
  factory: 'المصنع',
};
export const COUNTED_HOW = {
  rain: 'سقط على الحقل',
  irrigation: 'ضُخ إلى الحقل',
  fiber: 'الألياف وحدها',
  dilution: 'لم يُصب قط',
  factory: `${processCount} عمليات رطبة، على الأكثر`,
};
