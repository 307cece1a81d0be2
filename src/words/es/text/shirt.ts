// What model/shirt.ts says about one T-shirt, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/shirt';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

const HEDGES = { nearly: 'casi', justOver: 'algo más de', over: 'más de' };
/** "casi cinco años y medio": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) =>
  whole === 1
    ? `${HEDGES[hedge]} un año${isHalf ? ' y medio' : ''}`
    : `${HEDGES[hedge]} ${text} años${isHalf ? ' y medio' : ''}`;
export const overThousandPeople = (most: string) => `más de mil personas, hasta ${most}`;
