// How a verdict is told, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/verdicts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./verdicts')>;

export const VERDICT_WORDS = {
  holds: 'Stimmt',
  'holds with a note': 'Stimmt mit Anmerkung',
  unconfirmed: 'Unbestätigt',
  off: 'Stimmt nicht',
};
