// What stands beside a figure before its receipt is fetched, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/claim';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./claim')>;

/** What the dashed line below a number says, for who listens or points at it. */
export const unconfirmed = 'নিশ্চিত নয়: এর উৎস আমরা বের করতে পারিনি';
/** What it means, told once on a page; `dashed` comes with the line below it. */
export const dashed = 'ভাঙা রেখা';
export const unconfirmedKey = (dashed: ReactNode) => <>{dashed}: এই সংখ্যার উৎস আমরা বের করতে পারিনি।</>;

/** After what is told of a bar. */
export const receipt = 'রসিদ';
/** Before `readSource`, a link. */
export const missing = 'রসিদটা আসেনি। সংখ্যাটায় আবার চাপ দাও, অথবা ';
export const readSource = 'সূত্রের পাতায় পড়ে নাও';
