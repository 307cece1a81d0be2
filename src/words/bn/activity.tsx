// The words of an activity, which come with its part: those of composing it, and those of doing it, in Bengali. Translated by machine; no native speaker has read them yet.

import { inDigits } from '../bengali';
import type * as english from '../en/activity';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./activity')>;

export const grownName = 'কোথায় জন্মায়';
export const twoName = 'দুই জীবন';
export const twoDetail = (a: string, b: string) => `A: ${a}। B: ${b}`;
export const LIVES = {
  line: 'দড়িতে শুকানো',
  long: 'দ্বিগুণ সময় পরা',
  lower: 'অল্প কটি ধোয়া ড্রায়ারে',
  higher: 'সব ধোয়া ড্রায়ারে, সবই ইস্ত্রি করা',
  rule: 'ইউরোপের নিয়ম',
};
export const ownLife = 'তোমার ঠিক করা';
export const PARTS = {
  rain: 'বৃষ্টি',
  irrigation: 'সেচ',
  dilution: 'পাতলা করার পানি',
  factory: 'কারখানা',
};
export const chartWater = 'কাপড়ের পানি';
export const chartEnergy = 'কাপড়ের শক্তি';
export const chartCo2 = 'কাপড়ের CO2';
export const slipName = 'ভুলটা ধরো';
export const allSlips = 'সব কটি';
export const slipNumber = (number: number) => `দাবি ${inDigits(number)}`;
export const wornName = 'কতবার পরা হয়';
export const wornDetail = (wears: string) => `${inDigits(wears)} বার পরা`;
export const moveUp = (name: string) => `ওপরে নাও: ${name}`;
export const moveDown = (name: string) => `নিচে নাও: ${name}`;
export const added = (name: string, place: number) => `যোগ হয়েছে ${inDigits(place)} নম্বরে: ${name}`;
export const moved = (name: string, place: number, count: number) =>
  `${name}: এখন ${inDigits(count)}টির মধ্যে ${inDigits(place)} নম্বরে`;
export const removed = (name: string) => `সরানো হয়েছে: ${name}`;
export const unreadable = 'এই লিংক কাটা পড়েছে বা এতে কোনো কাজ নেই।';
export const shareTitle = 'ক্লাসের জন্য একটা লিংক';
export const copyLink = 'লিংক কপি করো';
export const linkCopied = 'লিংক কপি হয়েছে';
export const showCode = 'কোড দেখাও';
export const hideCode = 'কোড লুকাও';
export const codeLabel = 'এই কাজের লিংকের QR কোড';
export const codeTooLong = 'লিংকটা এত লম্বা যে কোড বানালে ফোন পড়তে পারবে না। লিংকটাই শেয়ার করো।';
export const tryIt = 'ক্লাস যেমন দেখবে, দেখো';
export const teachersQuestion = 'শিক্ষকের প্রশ্ন';
/** Whose words these are. */
export const notOurs = 'এটা তোমার শিক্ষকের লেখা, Threadprint-এর নয়।';
export const done = 'হয়েছে';
export const nothingSent = 'তুমি যা লেখো, এই পাতাতেই থাকে, কিছুই পাঠানো হয় না। ছাপাও, কিংবা কপি করো।';
export const copyText = 'যা লিখেছি, কপি করো';
export const textCopied = 'কপি হয়েছে';
export const change = 'শিক্ষকদের জন্য: এই কাজটা বদলাও';
/** What is copied, line by line. */
export const asked = (text: string) => `প্রশ্ন: ${text}`;
export const found = (text: string) => `যা পেলাম: ${text}`;
export const print = 'এই পাতা ছাপাও';
export const answerHow =
  'তুমি যা অনুমান করেছ ও পেয়েছ, শিক্ষকের বোর্ড তা একটা লিংক থেকে পড়তে পারে। লিংকে থাকে তোমার বাক্য, নাম থাকে না।';
