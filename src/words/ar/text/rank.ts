// The rank of one value among all, counted from the nearer end, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/rank';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./rank')>;

/** "الأكثر", "المرتبة 2 من الأعلى", "المرتبة 3 من الأدنى بالتساوي", "الأقل بالتساوي". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  if (place === 1) return `${isLeast ? 'الأقل' : 'الأكثر'}${isTied ? ' بالتساوي' : ''}`;
  const end = isLeast ? 'الأدنى' : 'الأعلى';
  return `المرتبة رقم ${ordinal} من ${end}${isTied ? ' بالتساوي' : ''}`;
};
