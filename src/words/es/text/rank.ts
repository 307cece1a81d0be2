// The rank of one value among all, counted from the nearer end, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rank';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rank')>;

/** "el máximo", "2.º mayor", "3.º menor (empate)", "el mínimo (empate)". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'valor más bajo' : 'valor más alto';
  const extreme = isLeast ? 'el mínimo' : 'el máximo';
  return (place === 1 ? extreme : `${ordinal} ${end}`) + (isTied ? ' (empate)' : '');
};
