// What model/shirt.ts says about one T-shirt, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/shirt';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

const HEDGES = { nearly: 'près de', justOver: 'un peu plus de', over: 'plus de' };
/** "près de cinq ans et demi": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) =>
  whole === 1
    ? `${HEDGES[hedge]} un an${isHalf ? ' et demi' : ''}`
    : `${HEDGES[hedge]} ${text} ans${isHalf ? ' et demi' : ''}`;
export const overThousandPeople = (most: string) => `plus de mille personnes, jusqu’à ${most}`;
