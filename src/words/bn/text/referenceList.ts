// What only the list of references says, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/referenceList';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./referenceList')>;

export const READING_WORDS = {
  read: undefined,
  'opening only': 'আমরা পড়তে পেরেছি শুধু শুরুটা।',
  'through a quotation': 'এটি উদ্ধৃত করে, এমন একটা পাতা আমরা পড়েছি।',
  'not read': 'স্মৃতি থেকে বলা, পড়া নয়।',
};

export const WEAKNESS_WORDS = {
  blog: 'ব্লগ: দুর্বল সূত্র।',
  'company page': 'কোম্পানির নিজের পাতা: দুর্বল সূত্র।',
  copy: 'কপি, প্রকাশকের পাতা নয়।',
  'interested party': 'এর লেখকদের তুলায় স্বার্থ আছে।',
  'news page': 'খবরের পাতা।',
  'open encyclopedia': 'বিশ্বকোষ, যা যে কেউ বদলাতে পারে।',
  'trade page': 'ব্যবসার পাতা: দুর্বল সূত্র।',
  'unsigned page': 'স্বাক্ষরহীন পাতা: দুর্বল সূত্র।',
};

/** In the place of a year. */
export const undated = 'তারিখহীন';

// In the place of an address that we could not find again.
export const pageMissing = 'ঠিক পাতাটা পাওয়া যায়নি।';
export const pageMissingOn = (site: string) => `ঠিক পাতাটা পাওয়া যায়নি; সেটা ছিল ${site}-এ।`;
