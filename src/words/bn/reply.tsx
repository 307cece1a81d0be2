// The words of a pupil’s answer, in Bengali. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { inDigits } from '../bengali';
import type * as english from '../en/reply';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./reply')>;

export const answerName = 'তোমার উত্তর';
export const answerLead = 'নাম লাগে না, কিছুই পাঠানো হয় না। শেষে তুমি একটা লিংক পাবে, আর শিক্ষকের পাতা তা পড়বে।';
export const noAnswer = 'এই লিংক কাটা পড়েছে বা এতে কোনো উত্তর নেই। তোমার উত্তর এখানে লেখো।';
export const notSaid = 'বেছে নাও';
export const askBefore = 'গল্পের আগে অনুমান করো: একটা টি-শার্টের তুলায় কত কাপ পানি লাগে?';
export const askAfter = 'গল্পের পরে: এখন কত বলবে?';
export const yourNumber = 'তোমার সংখ্যা';
export const readStory = 'গল্পটা পড়ো';
export const comeBack = 'তারপর এখানে ফিরে এসো।';
export const askCounted = 'কোন পানি গোনা উচিত?';
export const askSentence = 'কেন? একটা বাক্য লেখো, নিজের নাম ছাড়া।';
export const charactersLeft = (left: number) => `আর যত অক্ষর লেখা যায়: ${inDigits(left)}`;
export const showLink = 'আমার লিংক দেখাও';
export const linkText = 'লিংকটা শিক্ষকের কাছে পাঠাও।';
export const copyLink = 'লিংক কপি করো';
export const linkCopied = 'লিংক কপি হয়েছে';
export const linkLabel = 'তোমার উত্তরের লিংক';

export const readText = 'প্রতি শিক্ষার্থী নিজের একটা লিংক পায়। সেগুলো এখানে পড়ো: একই উত্তর আবার এলে তা আগেরটার জায়গা নেয়।';
export const pasteLabel = 'শিক্ষার্থীদের লিংক এখানে বসাও, একটা বা অনেকগুলো';
export const readLinks = 'লিংকগুলো পড়ো';
export const answersRead = (count: number) => `পড়া উত্তর: ${inDigits(count)}টি।`;
export const linksUnread = (count: number) => `কাটা পড়া বা উত্তর ছাড়া লিংক: ${inDigits(count)}টি।`;
export const answersLeftOut = (count: number) => `বোর্ড ভরে গেছে। বাদ পড়েছে: ${inDigits(count)}টি।`;
export const guessesTitle = 'সব অনুমান, গল্পের আগে ও পরে';
/** What is drawn, told: how many guesses, from where to where. */
export const guessedBefore = (count: number, lowest: string, highest: string, middle: string) =>
  `গল্পের আগে অনুমান: ${inDigits(count)}টি। সবচেয়ে কম ${lowest} কাপ, সবচেয়ে বেশি ${highest} কাপ, আর মাঝেরটা ${middle}।`;
export const guessedAfter = (count: number, lowest: string, highest: string, middle: string) =>
  `গল্পের পরে অনুমান: ${inDigits(count)}টি। সবচেয়ে কম ${lowest} কাপ, সবচেয়ে বেশি ${highest} কাপ, আর মাঝেরটা ${middle}।`;
export const above = 'গল্পের আগে';
export const below = 'গল্পের পরে';
export const guessAxis = 'একটা টি-শার্টের তুলায় কত কাপ পানি';
export const dashed = (
  <>
    ভাঙা রেখাটা গল্পের কথা: <Claim id="cotton-cups" />।
  </>
);
export const countedTitle = 'কোন পানি গোনা উচিত';
export const pupilsFor = (part: string, count: number) => `${part}: ${inDigits(count)}`;
export const showSentences = (count: number) => `বাক্যগুলো দেখাও (${inDigits(count)})`;
export const predictedBefore = (text: string) => `অনুমান: ${text}`;
export const hideSentences = 'বাক্যগুলো লুকাও';
export const sentencesStay = 'বাক্যগুলো শুধু এই পাতায় থাকে: পাতার লিংকে নেই, আর তুমি চলে গেলে মুছে যায়।';
/** Where no script runs, as in the copy on a disk. */
export const withoutScript =
  'শিক্ষার্থীদের লিংক, আর যে বোর্ড তা পড়ে, এসবের জন্য লাগে স্ক্রিপ্ট আর ওয়েবে একটা ঠিকানা। তা না থাকলে এই সারণিটা ভরো।';
