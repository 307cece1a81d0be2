// How a verdict is told, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/verdicts';
import type { Growing } from '../../translation';

export type Checked = Growing<typeof english, typeof import('./verdicts')>;

export const VERDICT_WORDS = {
  holds: 'صحيح',
  'holds with a note': 'صحيح، مع ملاحظة',
  unconfirmed: 'غير مؤكد',
  off: 'غير صحيح',
};
