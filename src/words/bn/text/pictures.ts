// What the pictures show, for those who do not see them, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/pictures';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./pictures')>;

/** By the picture's id. */
export const ALTS = {
  cotton: 'ফোটা তুলার গুটি: ডাঁটার মাথায় শুকনো বাদামি খোসা ফেটে বেরিয়ে আছে সাদা তুলা।',
  wool: 'দুটো বোনার কাঁটা গাঁথা ঘিয়ে রঙের রোঁয়া ওঠা উলের গোলা, বাদামি মোটা বোনা কাপড়ের ওপর।',
  hemp: 'খড়ের রঙের হেম্পের দড়ির কুণ্ডলী, এক মাথা ফেঁসে গেছে, মোটা চটের ওপর।',
  polyester: 'চকচকে লাল পলিয়েস্টারের রিল, তারগুলো ছড়িয়ে আছে, পাশে সাদা প্লাস্টিকের কুচি।',
};
