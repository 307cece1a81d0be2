// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in Bengali.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'পাঠের পাতাগুলো';
export const lessonName = 'পাঠ';
export const composeName = 'সাজাও';

export const composeTitle = 'গল্পের ভেতর তোমার নিজের পথ';
export const composeDescription =
  'গল্পের মুহূর্ত আর ঠিক করে রাখা ল্যাব বেছে নাও, পরপর সাজাও, নিজের একটা প্রশ্ন যোগ করো, আর একটা লিংক শেয়ার করো। কিছুই জমা থাকে না।';
export const composeLead =
  'থামার জায়গা বেছে নাও, পরপর সাজাও, আর নিজের একটা প্রশ্ন যোগ করো। সবটা থাকে এক লিংকে: অ্যাকাউন্ট লাগে না, কিছুই জমা থাকে না বা পাঠানো হয় না।';
/** For those who have no script, and for paper. */
export const composeNeeds =
  'এই পাতা ব্রাউজারেই কাজটা সাজায়, আর তার জন্য স্ক্রিপ্ট লাগে। স্ক্রিপ্ট না থাকলে তোমার প্রশ্ন আর থামার জায়গাগুলো কাগজের পাতায় লেখো।';
/** Begins an activity. */
export const start = 'একটা সাজাও';
export const paperSheet = 'কাগজের পাতা';
export const doTitle = 'অনুমান করো, দেখো, বলো';
export const doDescription =
  'শিক্ষকের সাজানো একটা কাজ: অনুমান করো, প্রতিটি জায়গায় যাও, আর কী পেলে এক বাক্যে বলো। কিছুই পাঠানো হয় না।';
export const doLead =
  'কোনো জায়গা খোলার আগে লেখো, সেখানে কী দেখবে বলে ভাবছ। তারপর প্রতিটি জায়গায় যাও, আর কী জানলে এক বাক্যে লেখো।';
export const predictTitle = 'অনুমান করো';
export const tryTitle = 'দেখো';
export const tellTitle = 'বলো';
export const usualQuestion = 'এই জায়গাগুলোতে কী দেখবে?';
export const predictLabel = 'তোমার কী মনে হয়? একটা বাক্য লেখো।';
export const tellLabel = 'কী পেলে? একটা বাক্য লেখো।';
export const noActivity = 'এই লিংকে থামার কোনো জায়গা নেই। শিক্ষকের কাছে পুরো লিংকটা চাও, কিংবা পাতাটা কাগজের মতো কাজে লাগাও।';

/** The words of the lesson in several languages. */
export const wordsTitle = 'ক্লাসের সব ভাষায় শব্দগুলো';
export const wordsRead =
  'ইংরেজিটা আমাদের। বাকি শব্দ যন্ত্রের লেখা: কোনো মানুষ এখনো পড়ে দেখেননি। ক্লাসে যারা ভাষাগুলো জানে, তাদের জিজ্ঞেস করো।';
export const wordsPrint = 'শব্দগুলো ছাপাও';
