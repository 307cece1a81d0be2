// What six fabrics take and give off, as the three counts are told. Names come as they stand within a sentence, or at its start, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/threeCounts';
import type { Translation } from '../../translation';
import { measureCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const thirst = <Phrase>(most: string, ratio: Phrase, least: string) => [
  `${least} যত পানি খায়, ${most} খায় তার `,
  ratio,
  '।',
];
export const question = 'সবচেয়ে তৃষ্ণার্ত কাপড়ই কি সবচেয়ে বেশি শক্তি নেয়?';
export const drankLiters = '# লিটার';
export const burning = <Phrase>(most: string, liters: Phrase) => [
  `${most} সবচেয়ে বেশি শক্তি নেয়। পানি খেয়েছিল `,
  liters,
  '।',
];
export const breath = (most: string, least: string) => `সবচেয়ে বেশি CO2 ছাড়ে ${most}। সবচেয়ে কম ছাড়ে ${least}।`;
export const threeWinners = `${measureCount} মাপে ${measureCount} বিজয়ী।`;
export const leastOfEach = (water: string, energy: string, co2: string) =>
  `সবচেয়ে কম পানি: ${water}। সবচেয়ে কম শক্তি: ${energy}। সবচেয়ে কম CO2: ${co2}।`;
export const noneOfThree = `${measureCount} মাপেই সবচেয়ে কম, এমন কাপড় নেই।`;
