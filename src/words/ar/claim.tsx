// What stands beside a figure before its receipt is fetched, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/claim';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./claim')>;

/** What the dashed line below a number says, for who listens or points at it. */
export const unconfirmed = 'غير مؤكد: لم نستطع أن نتتبعه إلى مصدره';
/** What it means, told once on a page; `dashed` comes with the line below it. */
export const dashed = 'الخط المتقطع';
export const unconfirmedKey = (dashed: ReactNode) => <>{dashed}: لم نستطع أن نتتبع هذا الرقم إلى مصدره.</>;

/** After what is told of a bar. */
export const receipt = 'الإيصال';
/** Before `readSource`, a link. */
export const missing = 'لم يُحمَّل هذا الإيصال. اضغط الرقم مرة أخرى، أو ';
export const readSource = 'اقرأه بين المصادر';
