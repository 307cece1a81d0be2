// Units after their numbers, in Arabic. Translated by machine; no native speaker has read them yet.

import { pluralOf } from '../../arabic';
import type * as english from '../../en/text/units';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./units')>;

/** Every unit after its number: "one|many|short|few", where these differ; the one stands after decimals and round numbers, too. */
export const UNIT_WORDS = {
  cups: 'كوب|كوبًا|كوب|أكواب',
  cupsPerDay: 'كوب في اليوم|كوبًا في اليوم|كوب في اليوم|أكواب في اليوم',
  cupsPerLiter: 'كوب في اللتر|كوبًا في اللتر|كوب/لتر|أكواب في اللتر',
  cupsPerWear: 'كوب لكل مرة لبس|كوبًا لكل مرة لبس|كوب لكل مرة لبس|أكواب لكل مرة لبس',
  milliliters: 'مليلتر|مليلترًا|مل|مليلترات',
  liters: 'لتر|لترًا|ل|لترات',
  litersPerKg: 'لتر لكل كغ|لترًا لكل كغ|ل/كغ|لترات لكل كغ',
  billionCubicMeters: 'مليار متر مكعب|مليار متر مكعب|مليار م³|مليارات متر مكعب',
  cubicMeters: 'متر مكعب|مترًا مكعبًا|م³|أمتار مكعبة',
  cubicKilometers: 'كيلومتر مكعب|كيلومترًا مكعبًا|كم³|كيلومترات مكعبة',
  millionAcreFeet: 'مليون أكر-قدم|مليون أكر-قدم|MAF|ملايين أكر-قدم',
  percent: '\u200e%\u200e',
  times: 'مرة|مرة|×|مرات',
  oneIn: '',
  plain: '',
  people: 'شخص|شخصًا|شخص|أشخاص',
  billionPeople: 'مليار إنسان|مليار إنسان|مليار إنسان|مليارات إنسان',
  days: 'يوم|يومًا|يوم|أيام',
  years: 'عام|عامًا|عام|أعوام',
  months: 'شهر|شهرًا|شهر|أشهر',
  wears: 'مرة لبس|مرة لبس|مرة لبس|مرات لبس',
  yarns: 'خيط|خيطًا|خيط|خيوط',
  grams: 'غرام|غرامًا|غ|غرامات',
  gramsCo2: 'غرام من CO2e|غرامًا من CO2e|غ CO2e|غرامات من CO2e',
  kilograms: 'كيلوغرام|كيلوغرامًا|كغ|كيلوغرامات',
  kgCo2: 'كيلوغرام من CO2e|كيلوغرامًا من CO2e|كغ CO2e|كيلوغرامات من CO2e',
  kgCo2PerKg: 'كغ لكل كغ',
  kwhPerKg: 'كيلوواط ساعة لكل كغ',
  kgCo2PerKwh: 'كغ لكل كيلوواط ساعة',
  hours: 'ساعة|ساعة|ساعة|ساعات',
  kilowatts: 'كيلوواط|كيلوواط',
  megajoulesPerKg: 'ميغاجول لكل كغ|ميغاجول لكل كغ|ميغاجول/كغ|ميغاجول لكل كغ',
  megatons: 'مليون طن|مليون طن|مليون طن|ملايين طن',
  degreesCelsius: '\u00a0°م',
  tubs: 'حوض استحمام ساخن|حوض استحمام ساخنًا|حوض استحمام ساخن|أحواض استحمام ساخنة',
  baths: 'حوض استحمام|حوض استحمام|حوض استحمام|أحواض استحمام',
  millionPools: 'مليون مسبح أولمبي|مليون مسبح أولمبي|مليون مسبح أولمبي|ملايين مسبح أولمبي',
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
