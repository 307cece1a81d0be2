// How a verdict is told, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/verdicts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./verdicts')>;

export const VERDICT_WORDS = {
  holds: 'Tient',
  'holds with a note': 'Tient, avec une réserve',
  unconfirmed: 'Non confirmé',
  off: 'Ne tient pas',
};
