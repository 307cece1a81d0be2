// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in Bengali.
// Translated by machine; no native speaker has read them yet.

import { inDigits } from '../bengali';
import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'পাঠের পাতাগুলো';
export const lessonName = 'পাঠ';

export const composeTitle = 'গল্পের ভেতর তোমার নিজের পথ';
export const composeDescription =
  'গল্পের মুহূর্ত আর ঠিক করে রাখা ল্যাব বেছে নাও, পরপর সাজাও, নিজের একটা প্রশ্ন যোগ করো, আর একটা লিংক শেয়ার করো। কিছুই জমা থাকে না।';
export const composeHint = 'চারটা থামার জায়গা ঠিক করা আছে। বাদ দিতে বা নিতে একটায় চাপো।';
export const stopsSet = (count: number, word: string, minutes: number) =>
  count === 1
    ? `একটি থামার জায়গা, প্রায় ${inDigits(minutes)} মিনিট।`
    : `${word}টি থামার জায়গা, প্রায় ${inDigits(minutes)} মিনিট।`;
export const takeOne = 'একটা থামার জায়গা নাও।';
export const moreStops = 'আরও থামার জায়গা';
export const questionLabel = 'ক্লাসের কাছে তোমার প্রশ্ন, শেষে';
export const printSheet = 'পাতাটা ছাপাও';
export const noAccounts = 'অ্যাকাউন্ট লাগে না। কিছুই জমা থাকে না বা পাঠানো হয় না: সব থাকে লিংকে, তাই নাম লিখো না।';
export const wordsLink = 'সাত ভাষায় শব্দগুলো';
export const QUESTIONS = {
  pour: 'দিনে তুমি কত কাপ খাও?',
  shirt: 'একটা টি-শার্টের তুলায় কত কাপ পানি লাগে?',
  where: 'নদী না বৃষ্টি: কার তৃষ্ণা সবচেয়ে বেশি?',
  lake: 'সব ফ্যাশন মিলে একটা হ্রদের কতটা?',
  costs: 'কোন কাপড়ের মূল্য কী?',
  lives: 'দুই জীবনের কোনটা হালকা?',
};
/** For those who have no script, and for paper. */
export const composeNeeds =
  'এই পাতা ব্রাউজারেই কাজটা সাজায়, আর তার জন্য স্ক্রিপ্ট লাগে। স্ক্রিপ্ট না থাকলে তোমার প্রশ্ন আর থামার জায়গাগুলো কাগজের পাতায় লেখো।';
export const paperSheet = 'কাগজের পাতা';
export const doTitle = 'অনুমান করো, দেখো, বলো';
export const doDescription =
  'শিক্ষকের সাজানো একটা কাজ: অনুমান করো, প্রতিটি জায়গায় যাও, আর কী পেলে এক বাক্যে বলো। কিছুই পাঠানো হয় না।';
export const doHint = 'প্রতিটি জায়গা শুরু হয় তোমার অনুমান দিয়ে।';
export const usualGuess = 'সেখানে কী দেখবে?';
export const iThink = 'আমার মনে হয় …';
export const openStop = 'জায়গাটা খোলো';
export const tryText = 'জায়গাটা নিজের ট্যাবে খোলে। যা দেখলে, তা নিয়ে ফিরে এসো।';
export const predictTitle = 'অনুমান করো';
export const tryTitle = 'দেখো';
export const tellTitle = 'বলো';
export const usualQuestion = 'কোন কাপড়টা দ্বিগুণ সময় পরবে?';
export const tellLabel = 'এক বাক্যে: কী আশা করোনি?';

/** The words of the lesson in several languages. */
export const wordsTitle = 'সাত ভাষায় শব্দগুলো';
export const wordsRead =
  'ইংরেজিটা আমাদের। বাকি শব্দ যন্ত্রের লেখা: কোনো মানুষ এখনো পড়ে দেখেননি। ক্লাসে যারা ভাষাগুলো জানে, তাদের জিজ্ঞেস করো।';
export const wordsPrint = 'শব্দগুলো ছাপাও';
