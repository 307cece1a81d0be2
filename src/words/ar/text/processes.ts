// The four wet processes, in Arabic. Translated by machine; no native speaker has read them yet.

import { feminine } from '../../arabic';
import type * as english from '../../en/text/processes';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./processes')>;

/** As headings. */
export const PROCESS_NAMES = {
  bleaching: 'التبييض',
  dyeing: 'الصباغة',
  printing: 'الطباعة',
  finishing: 'التجهيز',
};
/** How many wet processes there are, with the feminine "عمليات": "أربع". */
export const processCount = feminine(numberWord(Object.keys(PROCESS_NAMES).length));
