// Where in a document a figure was read, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimPlaces';
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
export const TABLE_17 = 'সারণি ১৭';
export const TWO_EXTRACTS = 'পরিশিষ্ট II, ক্রম ৩২৮, দুটি উদ্ধৃতাংশে: wf_df.csv ও Mekonnen_Hoekstra_Rep47_A2.csv';
export const ONE_EXTRACT = 'পরিশিষ্ট II, ক্রম ৩২৮, একটি উদ্ধৃতাংশে: wf_df.csv';
export const WORLD_EXTRACT = 'পরিশিষ্ট II, “Global average” স্তম্ভ, একটি উদ্ধৃতাংশে: global_average.csv';
export const MAPS_ADDED_UP = 'Water_footprint_m3.csv: গবেষণাটির মানচিত্রের যোগফল';
export const HARVEST_MAP = 'LDS_ag_prod_t.csv, SeedCotton: SAGE-এর ফলনের মানচিত্রের যোগফল';
export const EXPORTED_TABLE = 'চলক 4550, খোঁজার পাতা থেকে নামানো (4550.csv, ১২ নভেম্বর ২০২১)';
export const CODE_FILE = 'এক উন্মুক্ত প্রোগ্রামের নির্দেশিকা, “Water Footprint Calculation”';
export const MILL_MAP = 'ফাইলের এক উন্মুক্ত সংগ্রহে কারখানার মানচিত্র';
export const TABLE_1_1 = 'সারণি ১.১, পণ্যের নিয়মে উদ্ধৃত';
export const FACT_SHEET = 'নিট কারখানা নিয়ে অনুচ্ছেদ';
export const TABLE_2_5 = 'সারণি ২.৫, পৃষ্ঠা ৮৯, উদ্ধৃত';
export const TABLE_2_6 = 'সারণি ২.৬, পৃষ্ঠা ৯৩, উদ্ধৃত';
export const CHART_52 = 'পৃষ্ঠা ৫২-র চার্ট, উদ্ধৃত';
export const SCHEDULE_4 = 'তফসিল ৪';
