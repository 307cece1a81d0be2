// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['সুতা এখানেই শেষ।', 'জামাটা নয়।'] as const;

// What is shared beside picture and link.
export const dare = 'আর তুমি?';
export const shareCups = (cups: string) =>
  `এক হিসাব অনুযায়ী, একটা টি-শার্টে লাগে সর্বোচ্চ ${cups} কাপ পানি। তোমার কত দিনের পানি সেটা?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `এক হিসাব অনুযায়ী, একটা টি-শার্টে যত পানি লাগে, তা খেতে আমার লাগে ${days} দিন: ${years}, দিনে ${cups} করে।`;

export const whatYouGuessed = 'তোমার অনুমান, আর আসলে যা লাগে।';
export const whatItTakes = 'একটা জামায় যা লাগে।';
export const youGuessed = 'তোমার অনুমান';
export const cupsInShirt = 'কাপ একটা জামায়';
export const thirstiest = 'সবচেয়ে তৃষ্ণার্ত জায়গা';
export const ofLake = 'অন্টারিও হ্রদের';
export const mostCo2 = 'সবচেয়ে বেশি CO2';
export const aWear = 'প্রতিবার পরায়';
export const aWearAt = (wears: string) => `প্রতিবার পরায়, ${wears} হলে`;
export const shirtPicture = (cups: string) => `${cups} পানির একটা টি-শার্ট, তাতে অনুমানের সুতা`;
