// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/label';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./label')>;

export const closing = ['সুতা এখানেই শেষ।', 'জামাটা নয়।'] as const;
export const note = 'একটাই হিসাব। খেতের পানি খাওয়ার পানি নয়; এখানে শুধু পরিমাণের তুলনা।';

export const nobody = 'এখনো কোনো দিন সেলাই হয়নি';
export const mine = (cups: string) => `দিনে আমার ${cups}`;

// What the large number counts, in two lines after it.
export const cupsInShirt = ['কাপ পানি', 'এক টি-শার্টে'] as const;
export const daysInShirt = ['আমার দিন', 'এক টি-শার্টে'] as const;

export const stitchACup = 'এক কাপে এক ফোঁড়।';
export const stitchADay = <Words>(cups: Words, years: Words) => [
  'এক দিনে এক ফোঁড়। জামাটায় লাগে সর্বোচ্চ ',
  cups,
  ': আমার খাওয়ার পানির ',
  years,
  '।',
];

// Two lines after a number.
export const cupsAWear = 'কাপ প্রতিবারে,';
export const wornTimes = (times: string) => `${times} বার পরলে`;

export const shirtOfCups = (stitches: string) =>
  `${stitches}টি সাদা ফোঁড়ে সেলাই করা টি-শার্ট, এক হিসাবের প্রতি কাপে একটি`;
export const shirtOfDays = (stitches: string) =>
  `${stitches}টি হলুদ ফোঁড়ে সেলাই করা টি-শার্ট, এক হিসাব অনুযায়ী আমার প্রতিটি দিনের জন্য একটি`;

// What is shared beside picture and link.
export const dare = 'আর তুমি?';
export const shareCups = (cups: string) =>
  `এক হিসাব অনুযায়ী, একটা টি-শার্টে লাগে সর্বোচ্চ ${cups} কাপ পানি। তোমার কত দিনের পানি সেটা?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `এক হিসাব অনুযায়ী, একটা টি-শার্টে যত পানি লাগে, তা খেতে আমার লাগে ${days} দিন: ${years}, দিনে ${cups} করে।`;

// Where the reader came by a shared link: the sender’s days, and the reader’s turn.
export const daysNeeded = (days: string) => `${days} দিন`;
export const iNeed = <Words>(days: Words) => ['আমার লাগে ', days, '। তোমার?'];

/** One more line where the reader had the cotton grown somewhere: another study’s cups, never added. */
export const grownLine = (place: string, river: string, rain: string) =>
  `তুলা ফলেছে: ${place}। নদী ও কূপের ${river}, বৃষ্টির ${rain}, আরেক গবেষণার হিসাবে।`;
export const backToWorld = 'বিশ্বের গড়ে ফিরে যাও';

/** What the reader guessed before it was told. */
export const myGuess = (guesses: string) => `আগে আমার অনুমান: ${guesses}।`;
export const guessedCups = (cups: string) => `তুলায় ${cups}`;
export const guessedLake = (percent: string) => `ফ্যাশনের এক বছরে অন্টারিও হ্রদের ${percent}`;
