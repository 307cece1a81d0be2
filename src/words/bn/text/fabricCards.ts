// What stands on the back of each material's card, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricCards';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabricCards')>;

export const CARD_TEXTS = {
  cotton: `${fabricCount}টির মধ্যে সবচেয়ে তৃষ্ণার্ত আঁশ, আবার CO2-ও বের হয় এরই সবচেয়ে কম। এখানে সম্ভবত শুধু সেচ ধরা হয়েছে; বৃষ্টি এর বাইরে।`,
  wool: `${fabricCount}টির মধ্যে CO2 বের হয় এরই সবচেয়ে বেশি, আর তার বড় অংশ আসে ভেড়া থেকে। ভালো একটা সোয়েটার টেকে অনেক শীত।`,
  hemp: `${fabricCount}টির মধ্যে শক্তি লাগে এরই সবচেয়ে কম, তবে CO2 সবচেয়ে কম নয়। এটি মোটা ও খসখসে; একা বা মিশিয়ে ব্যবহার হয়।`,
  polyester: `${fabricCount}টির মধ্যে পানি লাগে এরই সবচেয়ে কম, তবে এটি তৈরি খনিজ তেল ও গ্যাস থেকে। ধোয়ার সময় এর খুদে আঁশও ঝরে।`,
};
/** How many cards there are: "চার". */
export const cardCount = numberWord(Object.keys(CARD_TEXTS).length);
