// The receipt of a figure, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/receipt';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./receipt')>;

/** Before the reader's own figure. */
export const yours = 'رقمك: ';
export const counts = 'ماذا يحسب';
export const boundaryOfYear = (boundary: string, year: string) => `${boundary} العام: ${year}.`;
export const workedOut = 'الحساب';
export const source = 'المصدر';
export const howSure = 'مدى التأكد';
export const ourNote = 'ملاحظتنا';
/** After each of them, for who listens. */
export const colon = ': ';
export const allAbout = 'كل شيء عن هذا الرقم';
export const close = 'أغلق';
