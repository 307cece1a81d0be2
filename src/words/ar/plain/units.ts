// Units after their numbers, in Arabic. Translated by machine; no native speaker has read them yet.

import { pluralOf } from '../../arabic';
import type * as english from '../../en/plain/units';
import type { Growing } from '../../translation';

export type Checked = Growing<typeof english, typeof import('./units')>;

/**
 * Every unit after its number: "one|many|short", where these differ. "many" stands after all other numbers: most of them end
 * in 11 to 99, so it is the singular accusative (كوبًا). Liters, grams, kilograms and cubic meters are round numbers or have
 * decimals, 2,700 and 2.6: these take the singular without an ending (لتر).
 */
export const UNIT_WORDS = {
  cups: 'كوب|كوبًا',
  cupsPerDay: 'كوب في اليوم|أكواب في اليوم',
  cupsPerLiter: 'كوب في اللتر|أكواب في اللتر|أكواب/لتر',
  cupsPerWear: 'كوب لكل مرة لبس|كوبًا لكل مرة لبس',
  milliliters: 'مليلتر|مليلترًا|مل',
  liters: 'لتر',
  litersPerKg: 'لتر لكل كغ|لتر لكل كغ|لتر/كغ',
  billionCubicMeters: 'مليار متر مكعب|مليار متر مكعب|مليار م³',
  cubicMeters: 'متر مكعب|متر مكعب|م³',
  cubicKilometers: 'كيلومتر مكعب|كيلومترًا مكعبًا|كم³',
  millionAcreFeet: 'مليون أكر-قدم|مليون أكر-قدم|MAF',
  percent: '\u200e%\u200e',
  times: 'مرة|مرة|×',
  oneIn: '',
  plain: '',
  people: 'شخص|شخصًا',
  billionPeople: 'مليارات إنسان',
  days: 'يوم|يومًا',
  years: 'عام|عامًا',
  months: 'شهر|أشهر',
  wears: 'مرة لبس|مرة لبس',
  yarns: 'خيط|خيطًا',
  grams: 'غرام|غرام|غ',
  gramsCo2: 'غرام من CO2e|غرام من CO2e|غ CO2e',
  kilograms: 'كيلوغرام|كيلوغرام|كغ',
  kgCo2: 'كيلوغرام من CO2e|كيلوغرام من CO2e|كغ CO2e',
  kgCo2PerKg: 'كغ لكل كغ',
  kwhPerKg: 'كيلوواط ساعة لكل كغ',
  kgCo2PerKwh: 'كغ لكل كيلوواط ساعة',
  hours: 'ساعة|ساعة',
  kilowatts: 'كيلوواط|كيلوواط',
  megajoulesPerKg: 'ميغاجول لكل كغ|ميغاجول لكل كغ|ميغاجول/كغ',
  megatons: 'مليون طن|مليون طن|مليون طن',
  degreesCelsius: '\u00a0°م',
  tubs: 'حوض استحمام ساخن|أحواض استحمام ساخنة',
  baths: 'حوض استحمام|حوض استحمام',
  millionPools: 'مليون مسبح أولمبي',
};

/** "8 مليارات", "79 مليارًا". */
export const billions = (number: string) =>
  pluralOf(Number(number), {
    one: `${number} مليار`,
    two: `${number} مليار`,
    few: `${number} مليارات`,
    many: `${number} مليارًا`,
    other: `${number} مليار`,
  });

/** "4.8%". */
export const percent = (number: string) => `${number}\u200e%\u200e`;

/** "1 من كل 20". */
export const oneIn = (number: string) => `1 من كل ${number}`;
