// The four wet processes, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/processes';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./processes')>;

/** As headings. */
export const PROCESS_NAMES = {
  bleaching: 'Blanqueo',
  dyeing: 'Teñido',
  printing: 'Estampado',
  finishing: 'Acabado',
};
/** How many wet processes there are: "four". */
export const processCount = numberWord(Object.keys(PROCESS_NAMES).length);
