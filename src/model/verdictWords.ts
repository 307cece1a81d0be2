import type { Verdict } from '../data/claim';

/** How a verdict is told. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  holds: 'Holds',
  'holds with a note': 'Holds, with a note',
  unconfirmed: 'Unconfirmed',
  off: 'Off',
};
