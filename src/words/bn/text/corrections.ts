// The story's corrections: what is said, and what is true, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/corrections';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./corrections')>;

export const WRONG = {
  people: 'এক হাজার মানুষ',
  lake: 'অন্টারিও হ্রদের অর্ধেক',
  california: '২০২১ সালে ক্যালিফোর্নিয়ার সারা বছরের পানি',
  grams: 'প্রতি কেজি কাপড়ে কেজি',
  fiber: 'প্রতি কেজি কাপড়ে',
  megajoules: 'প্রতি কেজিতে kWh',
};
/** How many claims are mended: "ছয়". */
export const slipCount = numberWord(Object.keys(WRONG).length);

export const peopleRight = <Phrase>(people: Phrase) => [people, ', এক দিনের জন্য'];
export const lakeRight = <Phrase>(share: Phrase) => ['অন্টারিও হ্রদের ', share];
export const californiaRight = <Phrase>(share: Phrase) => [
  'আগের বছরগুলোতে ক্যালিফোর্নিয়ার ব্যবহারের ',
  share,
  '; ২০২১ সালের কোনো মোট সংখ্যা আমরা পাইনি',
];
export const gramsRight = 'টি-শার্টপ্রতি গ্রাম';
export const fiberRight = 'প্রতি কেজি আঁশে, সুতা কাটা, রং করা ও সেলাইয়ের আগে';
export const megajoulesRight = 'প্রতি কেজি আঁশে মেগাজুল';

// Why, in one line of arithmetic.
type Pair = readonly [of: string, share: string];
export const peopleWorking = (cups: string, aDay: string, people: string) =>
  `${cups} কাপ ÷ দিনে ${aDay} কাপ = ${people} জন`;
export const lakeWorking = (water: string, lake: string, share: string) => `${water} ÷ ${lake} = ${share}`;
/** Million acre-feet; of California's totals the highest and the lowest, with the share of each. */
export const californiaWorking = (cloth: string, [most, least]: Pair, [few, greatest]: Pair) =>
  `${cloth} ÷ ${most} = ${least}; ${cloth} ÷ ${few} = ${greatest}`;
export const gramsWorking = (chart: string, table: string, times: string) =>
  `শুধু তুলার বেলায় ${chart} কেজি ÷ ${table} কেজি = ${times} গুণ বেশি`;
export const fiberWorking = (cotton: string, all: string, share: string) =>
  `তুলার ভাগ ${cotton} গ্রাম ÷ ${all} গ্রাম = টি-শার্টের CO2e-র ${share}`;
export const megajoulesWorking = (kwh: string, megajoules: string, published: string) =>
  `তুলার বেলায় ${kwh} kWh = ${megajoules} মেগাজুল; এক গবেষণায় আছে ${published}`;
