// What model/shirt.ts says about one T-shirt, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/shirt';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

const HEDGES = { nearly: 'fast', justOver: 'gut', over: 'mehr als' };
/** "fast fünfeinhalb Jahre": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) => {
  if (whole === 1) return `${HEDGES[hedge]} ${isHalf ? 'eineinhalb Jahre' : 'ein Jahr'}`;
  return `${HEDGES[hedge]} ${text}${isHalf ? 'einhalb' : ''} Jahre`;
};
export const overThousandPeople = (most: string) => `über tausend Menschen, bis zu ${most}`;
