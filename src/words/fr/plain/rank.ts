// The rank of one value among all, counted from the nearer end, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/rank';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rank')>;

/** "le maximum", "2e plus haut", "3e plus bas (à égalité)", "le minimum (à égalité)". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'plus bas' : 'plus haut';
  const extreme = isLeast ? 'le minimum' : 'le maximum';
  return (place === 1 ? extreme : `${ordinal} ${end}`) + (isTied ? ' (à égalité)' : '');
};
