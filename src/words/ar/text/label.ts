// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['الخيط يتوقف هنا.', 'أما التيشيرت فلا.'] as const;

// What is shared beside picture and link.
export const dare = 'وماذا عنك؟';
export const shareCups = (cups: string) =>
  `بحسب أحد التقديرات، يحتاج تيشيرت واحد إلى ما يصل إلى ${cups} كوبًا من الماء. كم يومًا من شربك يعادل ذلك؟`;
export const shareDays = (days: string, years: string, cups: string) =>
  `بحسب أحد التقديرات، يحتاج تيشيرت واحد إلى قدر الماء الذي أشربه في ${days} من الأيام: ${years}، بمعدل ${cups} في اليوم.`;

export const whatYouGuessed = 'ما خمّنته، وما يلزم.';
export const whatItTakes = 'ما يلزم لتيشيرت واحد.';
export const youGuessed = 'تخمينك';
export const cupsInShirt = 'كوب في تيشيرت';
export const thirstiest = 'أعطش مكان';
export const ofLake = 'من بحيرة أونتاريو';
export const mostCo2 = 'أكثر CO2';
export const aWear = 'لكل مرة لبس';
export const aWearAt = (wears: string) => `لكل مرة، عند ${wears}`;
export const shirtPicture = (cups: string) => `تيشيرت من ${cups}، عليه خيوط التخمينات`;
