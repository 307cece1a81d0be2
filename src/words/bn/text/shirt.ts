// What model/shirt.ts says about one T-shirt, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/shirt';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

/** Bengali has words of its own for a half after one and two: "দেড়", "আড়াই", "সাড়ে তিন". */
const HALVES = ['আধা', 'দেড়', 'আড়াই'];
const HEDGES = {
  nearly: (years: string) => `প্রায় ${years}`,
  justOver: (years: string) => `${years}ের একটু বেশি`,
  over: (years: string) => `${years}ের বেশি`,
};
const years = (number: string) => `${number} বছর`;

/** "প্রায় সাড়ে পাঁচ বছর": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) =>
  HEDGES[hedge](years(isHalf ? (HALVES[whole] ?? `সাড়ে ${text}`) : text));
export const overThousandPeople = (most: string) => `হাজারের বেশি মানুষ, সর্বোচ্চ ${most} জন`;
