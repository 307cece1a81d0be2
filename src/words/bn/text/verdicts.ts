// How a verdict is told, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/verdicts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./verdicts')>;

export const VERDICT_WORDS = {
  holds: 'ঠিক',
  'holds with a note': 'ঠিক, টীকাসহ',
  unconfirmed: 'নিশ্চিত নয়',
  off: 'ঠিক নয়',
};
