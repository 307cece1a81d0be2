// What is said of a claim: how sure we are, what we have read, and where it stands first, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

// What was read of a figure, in a sentence.
/** By the grade of its evidence; `where` comes from `inDocument`, or is a place alone. */
export const GRADES = {
  original: (where: string, month: string) => `মূলেই পড়া: ${where}, ${month}।`,
  'quotation with reference': (where: string, month: string) =>
    `সূত্রের নাম বলা এক উদ্ধৃতিতে পড়া: ${where}, ${month}।`,
  'near value': (where: string, month: string) => `কাছাকাছি একটা মান পড়া হয়েছে: ${where}, ${month}।`,
  'measured sum': (where: string, month: string) =>
    `আমাদের যোগফল, মাপা এক যোগফলের সঙ্গে মেলানো: ${where}, ${month}।`,
  'another value': (where: string, month: string) => `নিশ্চিত নয়: শুধু অন্য মান পড়া হয়েছে: ${where}, ${month}।`,
  'only repeated': (where: string, month: string) => `নিশ্চিত নয়: সূত্র ছাড়া শুধু বারবার বলা: ${where}, ${month}।`,
};
export const inDocument = (document: string, place: string) => `“${document}”, ${place}`;
export const arithmetic = 'আমাদের হিসাব।';
export const notFound = 'নিশ্চিত নয়: পাওয়া যায়নি।';
export const creditedTo = (document: string) => `বলা হয়, এটি “${document}” থেকে নেওয়া।`;
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `নিশ্চিত নয়, কারণ “${title}” নিশ্চিত নয়।`
    : `নিশ্চিত নয়, কারণ “${title}” নিশ্চিত নয়, এর পেছনের আরও ${moreText}টিও না।`;

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
