// What only the list of references says, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

// After a reference, in brackets.
export const READING_WORDS = {
  read: undefined,
  'opening only': 'শুধু শুরুটা',
  'through a quotation': 'উদ্ধৃতি থেকে',
  'not read': 'স্মৃতি থেকে',
};

export const WEAKNESS_WORDS = {
  blog: 'ব্লগ',
  'company page': 'কোম্পানির নিজের পাতা',
  copy: 'কপি',
  'interested party': 'লেখকদের তুলায় স্বার্থ আছে',
  'news page': 'খবরের পাতা',
  'open encyclopedia': 'উন্মুক্ত বিশ্বকোষ',
  'trade page': 'ব্যবসার পাতা',
  'unsigned page': 'স্বাক্ষরহীন',
};

/** In the place of a year. */
export const undated = 'তারিখহীন';

// In the place of an address that we could not find again.
export const pageMissing = 'ঠিক পাতাটা পাওয়া যায়নি।';
export const pageMissingOn = (site: string) => `ঠিক পাতাটা পাওয়া যায়নি; সেটা ছিল ${site}-এ।`;
