// The guide that lies in the offline pack, and what stands in the pack where pages lead to it, in Bengali.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/packGuide';
import type { Translation } from '../../translation';
import { slipCount } from './corrections';
import { fabricCount } from './fabrics';
import { taskCount } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./packGuide')>;

export const title = 'ক্লাসঘরে Threadprint: নির্দেশিকা';
export const heading = 'Threadprint, নেটওয়ার্ক ছাড়া';
export const howToOpen =
  'আগে গোটা ফোল্ডারটা খুলে নাও (unzip)। তারপর ব্রাউজারে এই পাতা, বা নিচের যেকোনো পাতা খোলো। কিছু ইনস্টল হয় না, কিছু পাঠানো হয় না।';
export const contents = 'এখানে যা আছে';

/** What each page is called, and what is on it. */
export const PAGES = {
  home: { name: 'শুরু', text: 'একটা প্রশ্ন: দিনে তুমি কত কাপ পানি খাও?' },
  shirt: { name: 'একটা টি-শার্ট', text: 'একটা সুতি টি-শার্টের পেছনের পানি, কাপে।' },
  industry: { name: 'গোটা শিল্প', text: 'ফ্যাশন বছরে কত পানি খায়, আমাদের যাচাইসহ।' },
  costs: { name: 'মূল্য', text: 'কার্বন, শক্তি ও পানি, কার্ডে কার্ডে আঁশ, আর পরামর্শ।' },
  lives: { name: 'দুই জীবন', text: 'একটা টি-শার্ট, পরা ও যত্নের দুই ধরন, আর যা জানা নেই।' },
  production: { name: 'চার্ট: ধাপ', text: 'টি-শার্টের জীবনের ধাপে ধাপে CO2।' },
  fabrics: { name: 'চার্ট: কাপড়', text: `${fabricCount}টি কাপড়ের পানি, শক্তি আর CO2।` },
  sources: { name: 'সূত্র', text: 'প্রতিটি সংখ্যা, কোথা থেকে এল, আর আমরা কী পেলাম।' },
  teach: { name: 'ক্লাসে', text: 'লম্বা বা ছোট পাঠের পরিকল্পনা।' },
  worksheet: { name: 'ওয়ার্কশিট', text: `ছাপানোর জন্য ${taskCount}টি কাজ।` },
  answers: { name: 'উত্তর', text: 'উত্তরমালা, হিসাবসহ।' },
  slip: { name: 'ভুলটা ধরো', text: `পরখ করার ${slipCount}টি দাবি।` },
  class: { name: 'আমাদের ক্লাস', text: 'ভরার জন্য একটা সারণি।' },
  do: { name: 'অনুমান করো, দেখো, বলো', text: 'তোমার প্রশ্ন আর থামার জায়গার জন্য একটা কাগজ।' },
};
export const still =
  'এই পাতাগুলোতে আছে সব লেখা, আর প্রতিটি চার্টের শেষ চেহারা। নড়াচড়া করা গল্পটার জন্য একটা সার্ভার লাগে: সোর্সের README দেখো।';

export const ideas = 'ক্লাসে করার মতো তিনটি কাজ';
export const guess = 'আগে অনুমান।';
export const guessHow = '“একটা টি-শার্ট” খোলার আগে প্রত্যেকে কাপের একটা সংখ্যা লিখুক। কে সবচেয়ে কাছাকাছি?';
export const slip = 'ভুলটা ধরো।';
export const slipHow =
  'আমাদের প্রথম খসড়ায় একটা হ্রদ নিয়ে এমন দাবি ছিল, যা দশ গুণ বেশি বড়। অংশটা নিজে হিসাব করো। তারপর আমাদের যাচাইয়ের সঙ্গে মেলাও।';
export const multiply = 'দুই কলাম গুণ করো।';
export const multiplyHow = (linkTable: (text: string) => string) =>
  `নাও ${linkTable('কাপড়ের সারণি')}: এক কেজির পানি, গুণ বছরের উৎপাদন। কোন আঁশ সবচেয়ে বেশি পানি খায়?`;

export const tables = (json: string) => `সারণিগুলো ${json} হিসেবেও এখানে আছে।`;
export const terms = (linkLicenses: (text: string) => string) =>
  `লেখা, চার্ট ও ছবি: CC BY 4.0। কোড: MIT। অন্যদের অংশ: ${linkLicenses('লাইসেন্স')}।`;

/** In a page of the pack, instead of the link to the pack. */
export const hereAlready = 'এটাই অফলাইন কপি: তোমার কাছে আছে।';
