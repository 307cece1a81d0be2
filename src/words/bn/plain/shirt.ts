// What model/shirt.ts says about one T-shirt, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/shirt';
import type { Growing } from '../../translation';

export type Checked = Growing<typeof english, typeof import('./shirt')>;

/** "প্রায় সাড়ে পাঁচ বছর": whole years as a number and in words. */
export const aboutYears = (
  hedge: 'nearly' | 'justOver' | 'over',
  whole: number,
  text: string,
  isHalf: boolean,
) => {
  const half = whole === 1 ? 'দেড়' : whole === 2 ? 'আড়াই' : whole === 0 ? 'আধা' : `সাড়ে ${text}`;
  const years = `${isHalf ? half : text} বছর`;
  if (hedge === 'nearly') return `প্রায় ${years}`;
  return hedge === 'justOver' ? `${years}ের একটু বেশি` : `${years}ের বেশি`;
};
export const overThousandPeople = (most: string) => `হাজারের বেশি মানুষ, সর্বোচ্চ ${most} জন`;
