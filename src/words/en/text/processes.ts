// The four wet processes.

import { numberWord } from './grammar';

/** As headings. */
export const PROCESS_NAMES = {
  bleaching: 'Bleaching',
  dyeing: 'Dyeing',
  printing: 'Printing',
  finishing: 'Finishing',
};
/** How many wet processes there are: "four". */
export const processCount = numberWord(Object.keys(PROCESS_NAMES).length);
