// The words of the dashboard of fabrics, and of its three charts alone, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/fabrics';
import type { Translation } from '../translation';
import { fabricCount, measureCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

export const title = `${fabricCount} কাপড়, ${measureCount} হিসাব`;
export const pageDescription =
  'তুলা, উল, সেলুলোজ আঁশ, হেম্প, পলিঅ্যামাইড ও পলিয়েস্টার: প্রতিটির এক কেজিতে কত পানি ও শক্তি লাগে, আর কত CO2 বের হয়।';
export const lede = 'প্রতিটির এক কেজি।';
export const ask = 'ভাঙা রেখাগুলো তোমার অনুমানে রাখো; তারপর চাপো।';
export const sources = (chart: string, page: string) => `সূত্র: ${chart}। এই পাতার সব সংখ্যার সূত্র: ${page}।`;
export const materials = `${fabricCount}টি কাপড়`;
/** On a fabric's card, until the press of the chart that its words would give away. */
export const moreAfter = (press: string) => `আরও আছে, “${press}” চাপার পর।`;

/** What each chart alone says of itself, as other pages embed it. */
export const EMBED_DESCRIPTIONS = {
  water: `${fabricCount}টি কাপড়ের প্রতিটির এক কেজিতে কত পানি লাগে।`,
  energy: `${fabricCount}টি কাপড়ের প্রতিটির এক কেজিতে কত শক্তি লাগে।`,
  co2: `${fabricCount}টি কাপড়ের প্রতিটির এক কেজিতে কত CO2 বের হয়।`,
};

/** Heading, button and question of each chart. */
export const FABRIC_WORDS = {
  water: { heading: 'পানি', press: 'পানি ঢালো', question: 'কোন কাপড় সবচেয়ে বেশি পানি খায়?' },
  energy: { heading: 'শক্তি', press: 'শক্তি খরচ করো', question: 'কোন কাপড় সবচেয়ে বেশি শক্তি নেয়?' },
  co2: { heading: 'CO2', press: 'CO2 ছাড়ো', question: 'কোন কাপড় সবচেয়ে বেশি CO2 ছাড়ে?' },
};

/** How to read a chart, before its press. */
export const waterReading = (axisEnd: string) =>
  `প্রতিটি গ্লাসে ধরে ${axisEnd} লিটার পর্যন্ত। ${fabricCount}টি ধারাই পড়ে দুই সেকেন্ড: যে কাপড় বেশি তৃষ্ণার্ত, তার ধারা তত চওড়া।`;
export const energyReading = (perTurn: string) =>
  `জ্বলজ্বলে তারের এক প্যাঁচ মানে অক্ষে ${perTurn} kWh। এক kWh মানে ৩.৬ মেগাজুল।`;
export const co2Reading = (rows: string) =>
  `ইটের ${rows} সারিতে এক কেজি। চিমনির ধোঁয়া বেরোয় সেই অনুপাতে। CO2 এখানে CO2e: বাতাস গরম করে এমন অন্য গ্যাসও এতে ধরা।`;
