// The four tips, and what a wear of a T-shirt costs, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears}: প্রায় ${cups}।`;
/** "30 বার পরা: প্রতিবারে প্রায় 66 দিনের পানি, দিনে 6 কাপ করে।" */
export const daysOfCups = (wears: string, _days: number, daysText: string, cups: string) =>
  `${wears}: প্রতিবারে লাগে তোমার প্রায় ${daysText} দিনের পানি, দিনে ${cups} ধরলে।`;

export const wearTitle = 'আবার পরো';
export const wearTwice = <Phrase>(wears: Phrase, cups: Phrase, moreWears: Phrase, fewerCups: Phrase) => [
  wears,
  ': প্রায় ',
  cups,
  '। ',
  moreWears,
  ': প্রায় ',
  fewerCups,
  '।',
];
export const lessPerWear = '# কম';
export const twiceAsOften = <Phrase>(less: Phrase) => ['দ্বিগুণ বার পরলে প্রতিবারে জলবায়ুর ক্ষতি হয় প্রায় ', less, '।'];

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'সারিয়ে নাও, নয়তো পুরোনো কেনো';
export const repairs = '# মেরামতে';
export const mendLead = <Phrase>(repairs: Phrase) => [repairs, ' নতুন আর কিনতে হয়নি, বলছে যুক্তরাজ্যের জরিপ।'];
export const secondhandBuys = '# পুরোনো কেনায়';
export const mendRest = <Phrase>(buys: Phrase) => ['তেমনি ', buys, '। লাভ তখনই, যখন নতুন কিছু আর কেনা হয় না।'];

export const washTitle = 'কম গরমে ধোও, দড়িতে শুকাও';
export const lessEnergy = '# কম শক্তি';
export const washLead = <Phrase>(less: Phrase, cool: Phrase, warm: Phrase) => [
  less,
  ' লাগে, যদি ',
  warm,
  '-এর বদলে ',
  cool,
  '-এ ধোও: Which?-এর পরীক্ষা।',
];
export const washRest = 'বাতাসে কাপড় শুকায় বিনা পয়সায়।';

export const labelTitle = 'লেবেল কী কথা দেয়, জেনে নাও';
export const organicFiber = '# জৈব আঁশ';
export const labelLead = <Phrase>(fiber: Phrase) => [
  fiber,
  ' বা তার বেশি থাকে সেই পোশাকে, GOTS যাকে “organic” বলে।',
];
export const labelRest = <Phrase>(share: Phrase) => [
  '“made with organic” লেবেল শুরু হয় ',
  share,
  ' থেকে। কত লিটার বা কত কেজি লেগেছে, কোনোটিই তা বলে না।',
];
