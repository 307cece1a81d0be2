// What six fabrics take and give off, as the three counts are told. Names come as they stand within a sentence, or at its start, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/threeCounts';
import type { Translation } from '../../translation';
import { measureCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./threeCounts')>;

export const thirst = <Phrase>(most: string, ratio: Phrase, least: string) => [
  `${most} يشرب `,
  ratio,
  ` ما يشربه ${least}.`,
];
export const question = 'هل يأخذ أعطش الأقمشة أكثر الطاقة أيضًا؟';
export const drankLiters = '# لترًا';
export const burning = <Phrase>(most: string, liters: Phrase) => [
  `${most} يأخذ أكثر الطاقة. وقد شرب `,
  liters,
  '.',
];
export const breath = (most: string, least: string) => `${most} يُطلق أكثر CO2. و${least} يُطلق أقله.`;
export const threeWinners = `${measureCount} مقاييس، و${measureCount} فائزين.`;
export const leastOfEach = (water: string, energy: string, co2: string) =>
  `أقلها ماءً: ${water}. أقلها طاقةً: ${energy}. أقلها CO2: ${co2}.`;
export const noneOfThree = `لا قماش هو الأقل في المقاييس ال${measureCount} معًا.`;
