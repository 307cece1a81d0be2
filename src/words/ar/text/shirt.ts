// What model/shirt.ts says about one T-shirt, in Arabic. Translated by machine; no native speaker has read them yet.

import { oblique } from '../../arabic';
import type * as english from '../../en/text/shirt';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

const HEDGES = { nearly: 'قرابة', justOver: 'أكثر بقليل من', over: 'أكثر من' };
/** "قرابة خمسة أعوام ونصف": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) => {
  if (whole === 1) return `${HEDGES[hedge]} عام ${isHalf ? 'ونصف' : 'واحد'}`;
  if (whole === 2) return `${HEDGES[hedge]} عامين${isHalf ? ' ونصف' : ''}`;
  return `${HEDGES[hedge]} ${oblique(text)} ${whole < 11 ? 'أعوام' : 'عامًا'}${isHalf ? ' ونصف' : ''}`;
};
export const overThousandPeople = (most: string) => `أكثر من ألف شخص، وقد يصلون إلى ${most}`;
