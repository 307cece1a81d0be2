// The sentences that model/fabricFindings.ts computes. Names come as they stand within a sentence, or at its start, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricFindings';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricFindings')>;

export const noWinner = (water: string, energy: string, co2: string) =>
  `সব হিসাবে সবচেয়ে কম, এমন কাপড় নেই: পানি সবচেয়ে কম লাগে যার, সে ${water}; শক্তি সবচেয়ে কম ${energy}; CO2 সবচেয়ে কম ${co2}।`;

export const UNITS = { water: ' লিটার', energy: ' kWh', co2: ' কেজি' };
export const measure = <Phrase>(most: string, value: Phrase, least: string, leastValue: Phrase) => [
  `${most}: `,
  value,
  `। ${least}: `,
  leastValue,
  '।',
];

export const water = <Phrase>(ratio: Phrase, next: string) => [
  `তুলার তৃষ্ণা বিশেষ রকম বেশি: পরেরটি ${next}, তার তুলনায় তুলায় লাগে `,
  ratio,
  ' পানি।',
];

export const energy = 'পলিয়েস্টার ও পলিঅ্যামাইডের মতো কৃত্রিম আঁশে তুলা ও হেম্পের চেয়ে বেশি শক্তি লাগে।';

export const fromFarm = 'প্রভাবের # পর্যন্ত';
export const little = 'সামান্য';
export const co2 = <Phrase>(fromFarm: Phrase, little: Phrase) => [
  'তুলা ও হেম্পের চেয়ে কৃত্রিম আঁশে নিঃসরণ বেশি। সবচেয়ে বেশি উলে: তার ',
  fromFarm,
  ' আসে ভেড়া থেকে। লম্বা পথে আনার জন্যও কিছু যোগ হয়, তবে ',
  little,
  '।',
];
