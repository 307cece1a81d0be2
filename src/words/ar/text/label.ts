// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['الخيط يتوقف هنا.', 'أما التيشيرت فلا.'] as const;
export const note = 'تقدير واحد. ماء الحقول ليس ماء شرب؛ هذه مقارنة بين كميات.';

export const nobody = 'لا أيام لأحد بعد';
export const mine = (cups: string) => `أشرب في اليوم: ${cups}`;

// What the large number counts, in two lines after it.
export const cupsInShirt = ['كوبًا في', 'تيشيرت واحد'] as const;
export const daysInShirt = ['من أيامي', 'في تيشيرت واحد'] as const;

export const stitchACup = 'غرزة لكل كوب.';
export const stitchADay = <Words>(cups: Words, years: Words) => [
  'غرزة لكل يوم. يحتاج التيشيرت إلى ما يصل إلى ',
  cups,
  ': ',
  years,
  ' مما أشربه.',
];

// Two lines after a number.
export const cupsAWear = 'كوبًا لكل مرة لبس،';
export const wornTimes = (times: string) => `إذا لُبس ${times} مرة`;

export const shirtOfCups = (stitches: string) =>
  `تيشيرت مطرز بغرز بيضاء عددها ${stitches}، غرزة لكل كوب في تقدير واحد`;
export const shirtOfDays = (stitches: string) =>
  `تيشيرت مطرز بغرز صفراء عددها ${stitches}، غرزة لكل يوم من أيامي، بحسب تقدير واحد`;

// What is shared beside picture and link.
export const dare = 'وماذا عنك؟';
export const shareCups = (cups: string) =>
  `بحسب أحد التقديرات، يحتاج تيشيرت واحد إلى ما يصل إلى ${cups} كوبًا من الماء. كم يومًا من شربك يعادل ذلك؟`;
export const shareDays = (days: string, years: string, cups: string) =>
  `بحسب أحد التقديرات، يحتاج تيشيرت واحد إلى قدر الماء الذي أشربه في ${days} من الأيام: ${years}، بمعدل ${cups} في اليوم.`;

// Where the reader came by a shared link: the sender’s days, and the reader’s turn.
export const daysNeeded = (days: string) => `${days} من الأيام`;
export const iNeed = <Words>(days: Words) => ['أحتاج إلى ', days, '. وأنت؟'];

/** One more line where the reader had the cotton grown somewhere: another study’s cups, never added. */
export const grownLine = (place: string, river: string, rain: string) =>
  `مكان الزراعة: ${place}. من الأنهار والآبار ${river}، ومن المطر ${rain}، بحسب دراسة أخرى.`;
export const backToWorld = 'العودة إلى متوسط العالم';

/** What the reader guessed before it was told. */
export const myGuess = (guesses: string) => `تخميني قبلها: ${guesses}.`;
export const guessedCups = (cups: string) => `${cups} للقطن`;
export const guessedLake = (percent: string) => `${percent} من بحيرة أونتاريو لعام من الأزياء`;
