// The rank of one value among all, counted from the nearer end, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rank';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rank')>;

/** "সবচেয়ে বেশি", "বেশির দিকে 2য়", "কমের দিকে 3য় (যৌথ)", "সবচেয়ে কম (যৌথ)". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'কম' : 'বেশি';
  const words = place === 1 ? `সবচেয়ে ${end}` : `${isLeast ? 'কমের' : 'বেশির'} দিক থেকে ${ordinal}`;
  return words + (isTied ? ' (যৌথ)' : '');
};
