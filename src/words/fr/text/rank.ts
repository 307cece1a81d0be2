// The rank of one value among all, counted from the nearer end, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rank';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rank')>;

/** "maximum", "2e plus haut", "3e plus bas (à égalité)", "minimum (à égalité)". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'plus bas' : 'plus haut';
  const extreme = isLeast ? 'minimum' : 'maximum';
  return (place === 1 ? extreme : `${ordinal} ${end}`) + (isTied ? ' (à égalité)' : '');
};
