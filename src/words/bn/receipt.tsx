// The receipt of a figure, in Bengali. Translated by machine; no native speaker has read them yet.

import { inDigits } from '../bengali';
import type * as english from '../en/receipt';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./receipt')>;

/** Before the reader's own figure. */
export const yours = 'তোমার: ';
export const counts = 'যা গোনা হয়';
export const boundaryOfYear = (boundary: string, year: string) => `${boundary} সাল: ${inDigits(year)}।`;
export const workedOut = 'হিসাব';
export const source = 'সূত্র';
export const howSure = 'কতটা নিশ্চিত';
export const ourNote = 'আমাদের টীকা';
/** After each of them, for who listens. */
export const colon = ': ';
export const allAbout = 'এই সংখ্যার সব কথা';
export const close = 'বন্ধ করো';
