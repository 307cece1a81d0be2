// The page of the data, in Bengali. Translated by machine; no native speaker has read it yet.

import type { ReactNode } from 'react';
import { inDigits } from '../bengali';
import type * as english from '../en/data';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./data')>;

export const pageTitle = 'উন্মুক্ত তথ্য';
export const pageDescription =
  'গল্পের প্রতিটি সংখ্যা সারণিতে, সূত্র ও লাইসেন্সসহ; মিলিয়ে দেখার সংস্করণ; আর তোমার নিজের পাতার জন্য চার্ট।';
export const lead = 'গল্পের প্রতিটি সংখ্যা, বোনা: একটা সুতা একটা কলাম, একটা ফোঁড় একটা ঘর। নাম ধরে সারণি নাও।';
export const size = (rows: number, columns: number) => `${inDigits(rows)} × ${inDigits(columns)}`;
export const woven = (table: string) => `${table}, কাপড় হিসেবে`;
export const legend = 'নীল: সংখ্যা, গাঢ় মানে বেশি। বাদামি: শব্দ। উজ্জ্বল: অল্প কটি শব্দের একটি। ফাঁক: খালি।';
export const cell = (table: string, column: string, row: number) =>
  `${table}, কলাম ${column}, সারি ${inDigits(row)}`;

/** The parts of the page. */
export const PARTS = {
  columns: 'কোন কলাম কী বলে',
  editions: 'সংস্করণ',
  charts: 'তোমার পাতায় চার্ট',
};

/** Above the columns that more than one table has. */
export const inSeveral = 'একাধিক সারণিতে';
export const programs = (description: ReactNode) => (
  <>প্রোগ্রাম সবকিছু খুঁজে পাবে {description} ফাইলে। সারণিগুলো ইংরেজিতে।</>
);
export const license =
  'লেখা, সারণি ও আমাদের হিসাব CC BY 4.0-এর অধীনে। প্রতিটি সূত্রের নিজের শর্ত আছে: একটা কলামে তা লেখা, আর আমাদের কেউ না পড়ে থাকলে লেখা “not read”। AQUASTAT তেমনই একটি।';
export const cite = 'গল্পটা, বা একটা সংখ্যা উদ্ধৃত করো';
export const editionsIntro = 'সংস্করণের ঠিকানা বদলায় না। এখানে সব কটি আছে, কোনটিতে কী ছিল, তা-ও।';
export const edition = (number: number, date: string) => `সংস্করণ ${inDigits(number)}, ${date}`;

// The log of changes: its title, its columns, its file.
export const log = 'কী বদলেছে';
export const before = 'আগে';
export const after = 'পরে';
export const why = 'কেন';
/** After how many changed together. */
export const figures = (_count: number) => 'টি সংখ্যা';
export const allChanges = 'বদলের তালিকা, সারণিতে';
export const filesGone = (files: string) => `আর বানানো হয় না: ${files}। Word ফাইল আর GIFT-এ একই জিনিস আছে।`;
export const scriptGone = (script: string) =>
  `${script} আর কিছু করে না: যেসব পাতায় এটা আছে, সেখানে দেখায় একটা ছবি আর একটা লিংক। ওপরের ফ্রেমটা নাও।`;

// How to put a chart on another page.
export const chartIntro =
  'চার্টটা যেখানে চাও, সেখানে এটা বসাও। পাঠক কাছে এলে তবেই আসে, আমাদের ছাড়া কারও কাছে কিছু চায় না, কিছু জমাও রাখে না।';
export const which = 'কোন চার্ট';
export const strict = 'তোমার Content-Security-Policy কি কড়া? frame-src-এ এই সাইটের অনুমতি দাও।';
