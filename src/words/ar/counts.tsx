// The words of the switches that say which water of a T-shirt is counted, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/counts';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./counts')>;

/** What each switch counts, and in which sense. */
export const countSwitches = 'ما تحسبه';
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
export const atMost = 'على الأكثر';
/** Changes the study that irrigation is counted by; after the sentence that says so. */
export const countThatWay = 'احسبه هكذا';
/** Of the counts that have no claim: none, and a sum of the reader's own. */
export const OWN_QUESTIONS = {
  none: 'لا شيء محسوب؟',
  sum: 'مجموع ما تحسبه:',
};
export const OWN_SENTENCES = {
  none: 'هذا اختيار أيضًا. فعّل شيئًا.',
  sum: 'قد يكون كل منها سؤالًا منصفًا. المهم أن نقول أي سؤال طُرح.',
};
