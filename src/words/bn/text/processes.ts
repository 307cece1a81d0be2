// The four wet processes, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/processes';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./processes')>;

/** As headings. */
export const PROCESS_NAMES = {
  bleaching: 'ব্লিচ করা',
  dyeing: 'রং করা',
  printing: 'ছাপ দেওয়া',
  finishing: 'ফিনিশিং',
};
/** How many wet processes there are: "চার". */
export const processCount = numberWord(Object.keys(PROCESS_NAMES).length);
