// The rank of one value among all, counted from the nearer end, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rank';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rank')>;

/** "Höchstwert", "2. Platz von oben", "3. Platz von unten (geteilt)", "Tiefstwert (geteilt)". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'unten' : 'oben';
  const extreme = isLeast ? 'Tiefstwert' : 'Höchstwert';
  return (place === 1 ? extreme : `${ordinal} Platz von ${end}`) + (isTied ? ' (geteilt)' : '');
};
