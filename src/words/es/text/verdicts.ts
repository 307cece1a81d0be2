// How a verdict is told, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/verdicts';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./verdicts')>;

export const VERDICT_WORDS = {
  holds: 'Se sostiene',
  'holds with a note': 'Se sostiene, con una nota',
  unconfirmed: 'Sin confirmar',
  off: 'No se sostiene',
};
