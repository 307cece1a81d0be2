// The words of what stands around every page, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { inDigits } from '../bengali';
import type * as english from '../en/shell';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./shell')>;

export const linkUnread = 'এই লিংকের একটা অংশ পড়া যায়নি। পাতাটি তা ছাড়াই চলে।';
export const skipLink = 'সরাসরি গল্পে যাও';

export const startPage = 'Threadprint, প্রথম পাতা';
export const chapters = 'অধ্যায়';
export const chapterPour = 'তৃষ্ণা';
export const chapterShirt = 'জামা';
export const chapterLake = 'হ্রদ';
export const chapterCosts = 'মূল্য';

/** A line of what each chapter holds, in the menu. */
export const linePour = 'তোমার কাপ, আর প্রশ্নটা';
export const lineShirt = 'একটা টি-শার্টের পেছনের কাপ';
export const lineLake = 'গোটা ফ্যাশন আর একটা হ্রদ';
export const lineCosts = 'কাপড়ের পানি, শক্তি আর CO2';
/** The three waters, on other pages. */
export const countedName = 'এক জামা, তিন পানি';
/** "জামা, 4-এর 2" */
export const place = (chapter: string, number: number, count: number) =>
  `${chapter}, ${inDigits(count)}-এর ${inDigits(number)}`;

export const menu = 'মেনু';
export const menuStory = 'গল্প';

export const beside = 'দেখো, যাচাই করো, পড়াও';
export const explore = 'আরও দেখো';
export const where = 'কোথায় জন্মায়';
export const whereLine = 'একই জামা, অন্য দেশের তুলায়';
export const lives = 'দুই জীবন';
export const livesLine = 'দুইভাবে পরা আর ধোয়া';
export const phases = 'ধাপ';
export const phasesLine = 'টি-শার্টের CO2 কোথা থেকে আসে';
export const fabrics = 'কাপড়';
export const fabricsLine = 'এক কেজিতে পানি, শক্তি আর CO2';
export const check = 'যাচাই করো';
export const sources = 'সূত্র';
export const sourcesLine = 'প্রতিটি সংখ্যা, আর কে গুনেছে';
export const data = 'খোলা তথ্য';
export const dataLine = 'সব সারণি, নামিয়ে নাও';
export const about = 'পরিচিতি';
export const teach = 'ক্লাসে';
export const lesson = 'পাঠ';
export const lessonLine = 'পরিকল্পনা, ওয়ার্কশিট, উত্তর';
/** The pages below that one, in the phone's bar. */
export const LESSON_PAGES = {
  worksheet: 'ওয়ার্কশিট',
  answers: 'উত্তর',
  slip: 'ভুলটা ধরো',
  class: 'ক্লাস',
  compose: 'তোমার গল্প',
  do: 'কাজ',
  words: 'শব্দ',
};

export const reading = 'পড়ার ধরন';
export const howYouRead = 'তুমি কীভাবে পড়বে';
export const plain = 'শুধু লেখা';
export const plainLine = 'সব লেখা ও সারণি, দৃশ্য ছাড়া';
export const still = 'কম নড়াচড়া';
export const stillLine = 'নিজে থেকে কিছু নড়বে না';
export const ownDigits: string = '';
export const ownDigitsLine: string = '';
export const inBrief = 'সংক্ষেপে';
export const takeAlong = 'সঙ্গে নাও';
export const keep = 'অফলাইনে রাখো';
export const keepLine = (size: string) => `এক ফাইলে (zip, ${size}): লেখা, স্থির চার্ট, ওয়ার্কশিট; নড়াচড়া করা গল্পটা নেই`;
export const present = 'সবাইকে দেখাও';
export const presentLine = 'পুরো পর্দায়; তিরচিহ্নের কি-তে এগোয়';

/** Opens what a chart or a scene offers besides its picture. */
export const more = 'আরও';
/** Opens the list of what others may show on their pages, and under which terms. */
export const republish = 'এই চার্ট ব্যবহার করো';
export const republishTerms = 'CC BY 4.0 মেনে: Threadprint-এর নাম দাও, সূত্রগুলো রেখে দাও।';
export const listFailed = 'তালিকাটা আসেনি।';

/** After a sentence that says what failed. */
export const pressAgain = (failed: string) => `${failed} আবার চাপো।`;

export const loadPage = 'পাতাটা আবার খোলো';
export const sectionFailed = 'পাতার এই অংশটা আসেনি। ';
export const pageFailed = 'পাতাটা আসেনি। ';
export const offlineCopy = (size: string) => `অফলাইন কপি (zip, ${size})`;

/** At each page's end. */
export const footer = 'এরপর ও পরিচিতি';
export const next = (page: string) => `এরপর: ${page}`;
export const whoMade = 'কারা বানিয়েছে';
export const license = 'লাইসেন্স: CC BY 4.0';
export const language = 'ভাষা';
/** Who has translated the pages, and when; nothing where they were written. */
export const translated: ReactNode = '২০২৬ সালের নভেম্বরে যন্ত্রের অনুবাদ, এখনো কেউ পড়ে দেখেননি।';
/** After that, at the end of a page: a link. */
export const reportMistake = 'ভুল পেয়েছ?';

/** What came of sharing a link. */
export const linkCopied = 'লিংক কপি হয়েছে।';
export const copyByHand = 'এই যে লিংক, কপি করার জন্য।';
