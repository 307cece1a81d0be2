// What only the list of references says, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

// After a reference, in brackets.
export const READING_WORDS = {
  read: undefined,
  'opening only': 'أوله فقط',
  'through a quotation': 'نقلًا عن صفحة',
  'not read': 'من الذاكرة',
};

export const WEAKNESS_WORDS = {
  blog: 'مدونة',
  'company page': 'صفحة شركة عن نفسها',
  copy: 'نسخة',
  'interested party': 'لأصحابه مصلحة في القطن',
  'news page': 'صفحة إخبارية',
  'open encyclopedia': 'موسوعة مفتوحة',
  'trade page': 'صفحة تجارية',
  'unsigned page': 'بلا توقيع',
};

/** In the place of a year. */
export const undated = 'بلا تاريخ';

// In the place of an address that we could not find again.
export const pageMissing = 'لم نعثر على الصفحة نفسها.';
export const pageMissingOn = (site: string) => `لم نعثر على الصفحة نفسها؛ كانت على ${site}.`;
