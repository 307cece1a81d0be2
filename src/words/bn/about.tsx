// The words of the about page, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/about';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./about')>;

export const pageTitle = 'পরিচিতি';
export const pageDescription = 'Threadprint নিয়ে: কারা বানিয়েছে, আর সংখ্যা কীভাবে যাচাই হয়।';
/** The first heading. */
export const heading = 'পরিচিতি';
export const made = 'লেখা ও আঁকা কৃত্রিম বুদ্ধিমত্তার (AI)। কী বানাতে হবে, বলেছে মানুষ।';
export const who =
  'একটা টি-শার্ট কত পানি খায়, আর কাপড়চোপড়ের মূল্য কী, Threadprint তা দেখায়। এতে কোনো আয় হয় না, তোমার সম্পর্কে কিছু জমা থাকে না, অন্য কোনো সাইট থেকেও কিছু আনা হয় না।';
export const checkTitle = 'সংখ্যা কীভাবে যাচাই হয়';
export const check =
  'সংখ্যাটা যে লেখা থেকে এসেছে, আমাদের একজন তা খোঁজে, আর টুকে রাখে কী পড়া হলো, কোথায়, কবে। যার উৎস পাওয়া যায়নি, তা নিশ্চিত নয়: নিচে থাকে ভাঙা রেখা।';
export const allNumbers = 'প্রতিটি সংখ্যা কতটা নিশ্চিত?';
export const languagesTitle = 'ভাষা';
export const languages =
  'গল্পটা লেখা হয়েছে ইংরেজিতে। অন্য ভাষাগুলো করেছে যন্ত্র; সেই ভাষা যার মাতৃভাষা, এমন কেউ এখনো পড়ে দেখেননি। সন্দেহ হলে ইংরেজি লেখাই চূড়ান্ত।';
export const licenseTitle = 'লাইসেন্স';
export const license = 'লেখা, চার্ট ও ছবি: CC BY 4.0। কোড: MIT।';
export const licenses = 'ব্যবহৃত সফটওয়্যার ও ফন্টের লাইসেন্স';
export const writeTitle = 'কোথায় লিখবে';
export const write = 'কোনো সংখ্যায় বা শব্দে ভুল পেয়েছ? পাতার ঠিকানাসহ আমাদের জানাও।';
export const writeLink = 'আমাদের লেখো';
