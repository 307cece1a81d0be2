// The words of a picture that is shown without its words, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/notice';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./notice')>;

export const notice = 'কী চোখে পড়ছে?';
export const wonder = 'মনে কী প্রশ্ন জাগছে?';
export const showNames = 'নামগুলো দেখাও';
export const showValues = 'সংখ্যাগুলো দেখাও';
export const showStory = 'গল্পটা দেখাও';
export const leave = 'বেরিয়ে যাও';
