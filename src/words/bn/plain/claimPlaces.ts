// Where in a document a figure was read, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/claimPlaces';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./claimPlaces')>;

/** Where a page of the web has no numbers to tell its places by. */
export const WHOLE_PAGE = 'একটি ওয়েবপাতা';
export const FLUID_INTAKE = '“Fluid intake”';
export const LONG_QUOTATION = 'দীর্ঘ একটি উদ্ধৃতি';
export const TAHOE = 'প্রথম অনুচ্ছেদ; ওপরের সীমাটি NASA-র নিজের, তাদের পাতায়';
export const CALIFORNIA = 'দ্বিতীয় অনুচ্ছেদ; নিচের সীমাটি আছে “Water Use in California”-তে';
export const FIRST_SENTENCE = 'প্রথম বাক্য';
export const FIRST_PARAGRAPH = 'প্রথম অনুচ্ছেদ';
export const THIRD_PARAGRAPH = 'তৃতীয় অনুচ্ছেদ';
export const FOURTH_PARAGRAPH = 'চতুর্থ অনুচ্ছেদ';
export const POINTS_AT_HEAD = 'শুরুর পয়েন্টগুলো';
export const THINK_ABOUT_TRANSPORT = '“Think About Transport”';
export const TABLE_1 = 'সারণি ১';
export const TABLE_3 = 'সারণি ৩';
export const ITS_CHART = 'এর চার্ট';
export const THE_CHART = 'চার্টটি';
export const KEY_FINDINGS_BOTH = '“Key Findings of the Study”; অন্যটি TexTalks-এ';
export const KEY_FINDINGS = '“Key Findings of the Study”';
export const BACKGROUND = '“Background”-এর প্রথম অনুচ্ছেদ';
export const PAGE_5 = 'পৃষ্ঠা ৫';
export const COPY_OF_ABSTRACT = 'সারসংক্ষেপের একটি কপি';
export const PUBLISHED_SHIRTS = 'পৃষ্ঠা লেখা নেই; ৯.১৮ কেজি আছে cricaas.com.cn-এর সারসংক্ষেপে';
export const QUOTING_PAGE = 'যে পাতা এটি উদ্ধৃত করেছে';
export const CLIMATE_CHANGE = '“Climate Change”-এর নিচে প্রথম লেখাটি';
export const KEY_MESSAGES = '“Key messages”';
export const COPIES_OF_TABLES = 'তুলা, হেম্প ও তিসি, এর সারণিগুলোর কপিতে';
export const METHOD_PAGE = 'ব্যবহার নিয়ে পাতাটি';
export const MODEL_FILE = 'মডেলের নিজের ফাইল';
export const COPY_OF_TABLE = 'সারণির একটি কপি';
export const TABLE_17 = 'সারণি ১৭, একটি কপিতে';
