// How a verdict is told, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/verdicts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./verdicts')>;

export const VERDICT_WORDS = {
  holds: 'صحيح',
  'holds with a note': 'صحيح، مع ملاحظة',
  unconfirmed: 'غير مؤكد',
  off: 'غير صحيح',
};
