// The story's corrections: what is said, and what is true, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/corrections';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./corrections')>;

export const WRONG = {
  people: 'ألف شخص',
  lake: 'نصف بحيرة أونتاريو',
  california: 'استهلاك كاليفورنيا السنوي في 2021',
  grams: 'كيلوغرامات لكل كيلوغرام من القماش',
  fiber: 'لكل كغ من القماش',
  megajoules: 'كيلوواط ساعة لكل كيلوغرام',
};
/** How many claims are mended: "ستة". */
export const slipCount = numberWord(Object.keys(WRONG).length);

export const peopleRight = <Phrase>(people: Phrase) => [people, '، ليوم واحد'];
export const lakeRight = <Phrase>(share: Phrase) => [share, ' من بحيرة أونتاريو'];
export const californiaRight = <Phrase>(share: Phrase) => [
  share,
  ' من استهلاك كاليفورنيا في أعوام سابقة؛ ولم نجد مجموعًا لعام 2021',
];
export const gramsRight = 'غرامات لكل تيشيرت';
export const fiberRight = 'لكل كغ من الألياف، قبل الغزل والصباغة والخياطة';
export const megajoulesRight = 'ميغاجول لكل كيلوغرام من الألياف';

// Why, in one line of arithmetic.
type Pair = readonly [of: string, share: string];
export const peopleWorking = (cups: string, aDay: string, people: string) =>
  `${cups} كوبًا ÷ ${aDay} في اليوم = ${people} من الأشخاص`;
export const lakeWorking = (water: string, lake: string, share: string) =>
  `\u2066${water} ÷ ${lake} = ${share}\u2069`;
/** Million acre-feet; of California's totals the highest and the lowest, with the share of each. */
export const californiaWorking = (cloth: string, [most, least]: Pair, [few, greatest]: Pair) =>
  `\u2066${cloth} ÷ ${most} = ${least}\u2069؛ \u2066${cloth} ÷ ${few} = ${greatest}\u2069`;
export const gramsWorking = (chart: string, table: string, times: string) =>
  `للقطن وحده، ${chart} كغ ÷ ${table} كغ = ${times}: هذا عدد مرات المبالغة`;
export const fiberWorking = (cotton: string, all: string, share: string) =>
  `حصة القطن ${cotton} غ ÷ ${all} غ = ${share} من CO2e للتيشيرت`;
export const megajoulesWorking = (kwh: string, megajoules: string, published: string) =>
  `للقطن، ${kwh} كيلوواط ساعة = ${megajoules} ميغاجول؛ وفي إحدى الدراسات ${published}`;
