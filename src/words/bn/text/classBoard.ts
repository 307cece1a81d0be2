// The sentences that the class board computes, in Bengali. Translated by machine; no native speaker has read them yet.

import { inDigits } from '../../bengali';
import type * as english from '../../en/text/classBoard';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./classBoard')>;

export const drinks = (pupils: number, cups: string) =>
  pupils === 1 ? `একমাত্র শিক্ষার্থী দিনে খায় ${cups}।` : `আমরা ${inDigits(pupils)} জন দিনে খাই ${cups}।`;
export const days = (count: number, days: string) =>
  count === 1 ? 'একটা টি-শার্টের তুলায় লাগে আমাদের এক দিনের পানি।' : `একটা টি-শার্টের তুলায় লাগে আমাদের ${days} দিনের পানি।`;
export const eachDrinks = (cups: string) => `আমাদের প্রত্যেকে খায় ${cups}।`;
export const range = (highest: number, lowest: number, range: string) =>
  `সবচেয়ে বেশি ${inDigits(highest)} আর সবচেয়ে কম ${inDigits(lowest)}: পরিসর ${range}।`;
export const mean = (mean: string) => `সমান ভাগ করলে প্রত্যেকের ভাগে ${mean}: এটাই গড়।`;
export const median = (median: string) => `কম থেকে বেশি সাজালে মাঝেরটা ${median}: এটাই মধ্যক।`;
