// What the charts call the six fabrics and their measures, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabrics';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

/** Names and tooltips. */
export const FABRICS = {
  cotton: {
    name: 'তুলা',
    tooltipText: 'উদ্ভিদ থেকে আসা কাপড়ের মধ্যে সবচেয়ে জনপ্রিয়। আবার পানিও লাগে এরই সবচেয়ে বেশি।',
  },
  wool: {
    name: 'উল',
    tooltipText: 'ভেড়া ও অন্য প্রাণীর লোম থেকে কাটা সুতা। এতে অনেক CO2 বের হয়।',
  },
  cellulosics: {
    name: 'সেলুলোজ আঁশ',
    tooltipText: 'গাছের আঁশ, বেশির ভাগ সময় কাঠের। রাসায়নিকে গুলে আবার সুতা বানানো হয়: ভিসকস এমনই একটি।',
  },
  hemp: {
    name: 'হেম্প',
    tooltipText: 'একে প্রায়ই সবচেয়ে পরিবেশবান্ধব বলা হয়। তবে এটি খসখসে, তাই সাধারণত অন্য আঁশের সঙ্গে মেশানো হয়।',
  },
  polyamide: {
    name: 'পলিঅ্যামাইড',
    tooltipText: 'নাইলন নামেই বেশি চেনা। পানি লাগে কম, কিন্তু শক্তি লাগে অনেক।',
  },
  polyester: { name: 'পলিয়েস্টার', tooltipText: 'কৃত্রিম আঁশ, তৈরি হয় খনিজ তেল, বাতাস আর পানি থেকে।' },
};
/** How many fabrics there are: "ছয়". */
export const fabricCount = numberWord(Object.keys(FABRICS).length);

/** A fabric's name inside a sentence: "তুলা". */
export const nameInText = (_id: string, name: string) => name;

/** Axis titles of the fabric charts. */
export const FABRIC_AXIS = 'কাপড়ের ধরন';
export const MEASURE_AXES = {
  water: 'পানি (প্রতি কেজি কাপড়ে লিটার)',
  energy: 'শক্তি (প্রতি কেজি কাপড়ে kWh)',
  co2: 'CO2 নিঃসরণ (প্রতি কেজি কাপড়ে কেজি)',
};
/** How many measures of them the charts show: "তিন". */
export const measureCount = numberWord(Object.keys(MEASURE_AXES).length);
/** The head of a column in the table to download. */
export const FIBER_PRODUCTION = 'বছরে তৈরি আঁশ (মিলিয়ন টন)';

/** What our check found of the unit that each axis says. */
export const AXIS_CHECKS = { water: 'হিসাবটা আঁশের', energy: 'MJ, আঁশের', co2: 'হিসাবটা আঁশের' };

/** Units as accessible names say them. */
export const SPOKEN_UNITS = {
  water: 'লিটার প্রতি কেজিতে',
  energy: 'kWh প্রতি কেজিতে',
  co2: 'কেজি CO2e প্রতি কেজিতে',
};

/** "তুলা: 1,559 লিটার প্রতি কেজিতে". */
export const labelBar = (name: string, value: string, unit: string) => `${name}: ${value} ${unit}`;
