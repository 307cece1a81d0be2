// What is said of a claim: how sure we are, what we have read, and where it stands first, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

/** How sure we are, in a sentence. */
export const CERTAINTY_WORDS = {
  verified: 'যাচাই করা: আমরা মূল সূত্রেই পড়েছি।',
  'quoted by another': 'অন্যের উদ্ধৃতি: সূত্রটি উদ্ধৃত করেছে, এমন পাতায় পড়েছি।',
  unconfirmed: 'নিশ্চিত নয়: আমাদের কেউ এটি পড়েনি।',
  'our arithmetic': 'আমাদের হিসাব, সাইট তৈরির সময় প্রতিবার নতুন করে কষা।',
};

// Sentences that follow it.
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `নিশ্চিত নয়, কারণ “${title}” আমাদের কেউ পড়েনি।`
    : `নিশ্চিত নয়, কারণ “${title}” আমাদের কেউ পড়েনি, এর পেছনের আরও ${moreText}টিও না।`;
export const withoutSource = 'এর কোনো সূত্র আমাদের জানা নেই।';
export const creditedTo = (document: string) => `বলা হয়, এটি “${document}” থেকে নেওয়া।`;
export const readIn = (document: string, place: string, month: string) =>
  `পড়েছি “${document}”-এ: ${place}, ${month}।`;

/** The pages of claims as headings. */
export const CLAIM_PAGES = {
  thirsty_fashion: 'পানি ঢালা',
  'thirsty_fashion/info1': 'একটা টি-শার্ট',
  'thirsty_fashion/where': 'কোথায় জন্মায়',
  'thirsty_fashion/info2': 'গোটা শিল্প',
  'thirsty_fashion/info3': 'মূল্য, আর কী করা যায়',
  'thirsty_fashion/lives': 'এক জামা, দুই জীবন',
  'charts/production': 'চার্ট: উৎপাদনের ধাপ',
  'charts/fabrics': `চার্ট: ${fabricCount}টি কাপড়`,
  sources: 'যাচাইয়ের পেছনে',
};
