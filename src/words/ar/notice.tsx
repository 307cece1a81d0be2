// The words of a picture that is shown without its words, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/notice';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./notice')>;

export const notice = 'ماذا تلاحظ؟';
export const wonder = 'عن ماذا تتساءل؟';
export const showNames = 'أظهر الأسماء';
export const showValues = 'أظهر الأرقام';
export const showStory = 'أظهر القصة';
export const leave = 'اخرج';
