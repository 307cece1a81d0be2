// What only the list of references says, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

export const READING_WORDS = {
  read: undefined,
  'opening only': 'لم نستطع أن نقرأ إلا أوله.',
  'through a quotation': 'قرأنا صفحة تقتبس منه.',
  'not read': 'من الذاكرة، لم نقرأه.',
};

export const WEAKNESS_WORDS = {
  blog: 'مدونة: مصدر ضعيف.',
  'company page': 'صفحة شركة عن نفسها: مصدر ضعيف.',
  copy: 'نسخة، لا صفحة الناشر.',
  'interested party': 'لأصحابه مصلحة في القطن.',
  'news page': 'صفحة إخبارية.',
  'open encyclopedia': 'موسوعة يستطيع أي شخص تعديلها.',
  'trade page': 'صفحة تجارية: مصدر ضعيف.',
  'unsigned page': 'صفحة بلا توقيع: مصدر ضعيف.',
};

/** In the place of a year. */
export const undated = 'بلا تاريخ';

// In the place of an address that we could not find again.
export const pageMissing = 'لم نعثر على الصفحة نفسها.';
export const pageMissingOn = (site: string) => `لم نعثر على الصفحة نفسها؛ كانت على ${site}.`;
