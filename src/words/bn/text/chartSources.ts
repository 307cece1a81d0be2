// What a caption adds to the work that a chart's records come from, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/chartSources';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./chartSources')>;

export const productionCaution = 'স্বাক্ষরহীন এক ওয়েবপাতার উদ্ধৃতি অনুযায়ী';
export const fabricsCaution = 'আনুমানিক ২০১৮ সালের তথ্য, বেশির ভাগ নিশ্চিত নয়; আঁশের হিসাব, বৃষ্টি বাদ';
export const withCaution = (source: string, caution: string) => `${source}; ${caution}`;
