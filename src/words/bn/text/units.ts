// Units after their numbers, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/units';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./units')>;

/**
 * Every unit after its number: "one|many|short", where these differ. Only one that begins with a Latin letter gets a space,
 * so these bring their own; "টি" has none.
 */
export const UNIT_WORDS = {
  cups: ' কাপ| কাপ',
  cupsPerDay: ' কাপ দিনে| কাপ দিনে',
  cupsPerLiter: ' কাপ প্রতি লিটারে| কাপ প্রতি লিটারে| কাপ/লি.',
  cupsPerWear: ' কাপ প্রতিবারে| কাপ প্রতিবারে',
  milliliters: ' মিলিলিটার| মিলিলিটার| মি.লি.',
  liters: ' লিটার| লিটার| লি.',
  litersPerKg: ' লিটার প্রতি কেজিতে| লিটার প্রতি কেজিতে| লি./কেজি',
  billionCubicMeters: ' বিলিয়ন ঘনমিটার| বিলিয়ন ঘনমিটার| বিলিয়ন ঘনমিটার',
  cubicMeters: ' ঘনমিটার| ঘনমিটার| ঘনমিটার',
  cubicKilometers: ' ঘনকিলোমিটার| ঘনকিলোমিটার| ঘনকিমি',
  millionAcreFeet: ' মিলিয়ন একর-ফুট| মিলিয়ন একর-ফুট| মিলিয়ন একর-ফুট',
  percent: '%',
  times: ' গুণ| গুণ| গুণ',
  oneIn: '',
  plain: '',
  people: ' জন মানুষ| জন মানুষ',
  billionPeople: ' বিলিয়ন মানুষ',
  days: ' দিন| দিন',
  years: ' বছর| বছর',
  months: ' মাস| মাস',
  wears: ' বার পরা| বার পরা',
  yarns: 'টি সুতা|টি সুতা',
  grams: ' গ্রাম| গ্রাম| গ্রাম',
  gramsCo2: ' গ্রাম CO2e| গ্রাম CO2e| গ্রাম CO2e',
  kilograms: ' কেজি| কেজি| কেজি',
  kgCo2: ' কেজি CO2e| কেজি CO2e| কেজি CO2e',
  kgCo2PerKg: ' কেজি প্রতি কেজিতে',
  kwhPerKg: 'kWh প্রতি কেজিতে',
  kgCo2PerKwh: ' কেজি প্রতি kWh-এ',
  hours: ' ঘণ্টা| ঘণ্টা',
  kilowatts: ' কিলোওয়াট| কিলোওয়াট',
  megajoulesPerKg: ' মেগাজুল প্রতি কেজিতে| মেগাজুল প্রতি কেজিতে|MJ/কেজি',
  megatons: ' মিলিয়ন টন| মিলিয়ন টন| মিলিয়ন টন',
  degreesCelsius: ' °C',
  tubs: ' হট টাব| হট টাব',
  baths: ' বাথটাব| বাথটাব',
  millionPools: ' মিলিয়ন অলিম্পিক পুল',
};

/** "79 বিলিয়ন". */
export const billions = (number: string) => `${number} বিলিয়ন`;

/** "4.8%". */
export const percent = (number: string) => `${number}%`;

/** "20 ভাগের 1 ভাগ". */
export const oneIn = (number: string) => `${number} ভাগের ১ ভাগ`;
