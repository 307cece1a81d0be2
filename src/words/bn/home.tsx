// The words of home: the title, the question and the pour, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { CupNote } from '../../claim/CupNote';
import type * as english from '../en/home';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./home')>;

export const pageTitle = 'তৃষ্ণার্ত ফ্যাশনশিল্প';

export const titleLines = { the: 'এই', thirsty: 'তৃষ্ণার্ত', fashion: 'ফ্যাশন', industry: 'শিল্প।' };

export const promise = 'একটা টি-শার্টের পানির গল্প, পাঁচ মিনিটে। প্রতিটি সংখ্যা দেখায়, সেটা কোথা থেকে এল।';

export const question = 'দিনে তুমি কত কাপ পানি খাও?';
export const cupNote: ReactNode = (
  <CupNote>
    কাপ এখানে যুক্তরাষ্ট্রের একটা মাপ: প্রায় <Claim id="cup-volume" />।
  </CupNote>
);
export const cups = 'কাপ পানি';
/** After its number. */
export const cupsUnit = (_count: number) => 'কাপ পানি';
export const hint = 'একটা কাপ বেছে নাও। আমরা পানি ঢালব, তারপর পাতা ওলটাব।';
export const withoutScript = 'দেখো, একটা টি-শার্ট কত পানি খায়';

export const answerYou = 'এটুকু তোমার।';
export const saidYou = (count: ReactNode) => <>তুমি বেছেছ {count}।</>;
export const stop = 'থামাও';
export const goOn = 'এগিয়ে চলো';
