// The words of the dashboard of fabrics, and of its three charts alone, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/fabrics';
import type { Translation } from '../translation';
import { fabricCount, measureCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

export const title = `${fabricCount} কাপড়, ${measureCount} হিসাব`;
export const pageDescription =
  'তুলা, উল, সেলুলোজ আঁশ, হেম্প, পলিঅ্যামাইড ও পলিয়েস্টার: প্রতিটির এক কেজিতে কত পানি ও শক্তি লাগে, আর কত CO2 বের হয়।';
export const lede = 'প্রতিটির এক কেজি।';
export const ask = 'চার্টে তোমার অনুমানে চাপো; তারপর তার বোতামে।';
export const co2e = 'CO2 এখানে CO2e: বাতাস গরম করে এমন অন্য গ্যাসও এতে ধরা।';
export const sources = (chart: string, page: string) => `সূত্র: ${chart}। এই পাতার সব সংখ্যার সূত্র: ${page}।`;

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
