// The words of the switches that say which water of a T-shirt is counted, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/counts';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./counts')>;

/** What each switch counts, and in which sense. */
export const countSwitches = 'তুমি কী কী গুনবে';
export const COUNTED_PARTS = {
  rain: 'বৃষ্টি',
  irrigation: 'সেচ',
  dilution: 'পাতলা করার পানি',
  factory: 'কারখানা',
};
export const COUNTED_HOW = {
  rain: 'জমিতে পড়েছে',
  irrigation: 'জমিতে দেওয়া',
  fiber: 'শুধু আঁশের',
  dilution: 'কেউ ঢালেনি',
  factory: `${processCount}টি ধাপ, সর্বোচ্চ`,
};
export const atMost = 'সর্বোচ্চ';
/** Changes the study that irrigation is counted by; after the sentence that says so. */
export const countThatWay = 'সেভাবে গোনো';
/** Of the counts that have no claim: none, and a sum of the reader's own. */
export const OWN_QUESTIONS = {
  none: 'কিছুই গুনবে না?',
  sum: 'তুমি যা গুনছ, সব মিলিয়ে:',
};
export const OWN_SENTENCES = {
  none: 'সেটাও একটা পছন্দ। তবু কিছু একটা চালু করো।',
  sum: 'এর যেকোনোটাই ন্যায্য প্রশ্ন হতে পারে। শুধু বলে দিতে হয়, কোনটা জিজ্ঞেস করা হলো।',
};
