// The words of the page about one T-shirt, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { inDigits } from '../bengali';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'একটা টি-শার্ট';
export const pageDescription =
  'তোমার এক দিনের পানির পাশে একটা সুতি টি-শার্টের পানি: কত কাপ? আন্দাজ করো, তারপর দেখো প্রতিটি কাপ আঁকা।';

// Your cups, and the step back.
export const zoomName = 'তোমার এক দিন, পাশে একটা টি-শার্ট';
export const zoomPictureOne = (all: string) => `${all} দিয়ে আঁকা টি-শার্ট; একটি কাপ গোল দাগ দেওয়া`;
export const zoomPictureYours = (all: string, yours: string) => `${all} দিয়ে আঁকা টি-শার্ট; হলুদে ${yours}`;
/** After their number. */
export const inView = 'কাপ চোখের সামনে';
export const oneCup = 'এক কাপ';
export const ofDay = (cups: string, _isOne: boolean) => `তোমার দিনে ${cups}`;
export const howMany = 'একটা টি-শার্টে কত কাপ পানি?';
export const allCups = 'কাপ।';
export const yourPart = (_count: number, cups: string, percent: ReactNode) => (
  <>
    <span>{`তোমার ${cups} তার `}</span>
    {percent}
    <span>।</span>
  </>
);
export const oneCupsPart = (percent: ReactNode) => (
  <>
    <span>{'এক কাপ তার '}</span>
    {percent}
    <span>।</span>
  </>
);

// The three waters.
export const watersName = 'এক জামা, তিন পানি';
export const watersAll = 'এক জামা, তিন পানি।';
/** Beside the parts of the picture. */
export const WATER_LABELS = {
  rain: 'বৃষ্টি হয়ে পড়েছে',
  irrigation: 'নদী ও কূপ থেকে',
  dilution: 'কেউ ঢালেনি: বাকিটা ধুতে লাগত',
};

// The four wet processes.
export const firstBath = 'প্রথম ধাপ: ব্লিচ করা।';
export const firstBathText = 'কাঁচা তুলার রং খড়ের মতো। ব্লিচে কাপড় সাদা হয়।';
export const place = (step: number, all: number) => `ভেজা ধাপ ${inDigits(step)}, মোট ${inDigits(all)}`;
export const STEP_TEXTS = {
  bleaching: 'তুলা আসে খড়ের রং নিয়ে। ব্লিচ সেই রং তুলে দেয়, যাতে নতুন রং বসে। তারপর ব্লিচটাও ধুয়ে ফেলতে হয়।',
  dyeing: `${processCount}টির মধ্যে সবচেয়ে তৃষ্ণার্ত। রঙের চৌবাচ্চায় ডোবাও, তোলো, তারপর ধোয়ার পর ধোয়া, যতক্ষণ না পানি স্বচ্ছ হয়।`,
  printing: 'একটা ডোরা, একটা স্লোগান, একটা ছোট লাল ফোঁটা। রঙের লেই বসে প্রায় শুকনো অবস্থায়। যা লেগে থাকেনি তা ধুতেই পানি লাগে।',
  finishing: 'আরও নরম, আরও মসৃণ, কুঁচকায় কম। শেষ ধোয়াগুলোতে কাপড় পায় সেই ছোঁয়া, যা তুমি দোকানে টের পাও।',
};
export const soFar = (cups: ReactNode) => <>এ পর্যন্ত {cups}</>;
/** Around the counter's number. */
export const upTo = 'সর্বোচ্চ';
export const cupsSoFar = 'কাপ এ পর্যন্ত';
export const atLeast = 'অন্তত';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <small>সর্বোচ্চ</small>
    <Claim id="shirt-cups" /> পানি
  </>
);
export const closingLiters = (
  <>
    তা হলো <Claim id="shirt-liters" />।
  </>
);
export const closingLow = (
  <>
    কারখানা সবচেয়ে কম নিলে: <Claim id="shirt-cups-low" />।
  </>
);
export const closingText = (
  people: string,
  fewest: number,
  most: number,
  factory: string,
  correction: ReactNode,
) => (
  <>
    এই পানিতে এক দিন চলতে পারে{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    <Claim id="drinking-cups">{`দিনে ${inDigits(fewest)} থেকে ${inDigits(most)} কাপ`}</Claim> ধরলে। খেতের পানি
    খাওয়ার পানি নয়; এখানে শুধু পরিমাণের তুলনা। কারখানার <Claim id="after-finishing">{factory}</Claim> হয়তো দুবার ধরা হয়েছে।{' '}
    {correction}।
  </>
);
export const peopleSaid = 'আমাদের প্রথম খসড়ায় ছিল ';
/** What a slip is, told once in the story. */
export const slipKey = 'লাল দাগে কাটা কথা মানে আমাদের প্রথম খসড়ার একটা ভুল।';
export const fieldPicture = (all: string) =>
  `${all}, এক হিসাব অনুযায়ী: তুলার জন্য হালকা রঙের একটা মাঠ, আর ব্লিচ করা, রং করা, ছাপ দেওয়া ও ফিনিশিংয়ের জন্য ${processCount}টি ছোট খোপ`;
export const yourTag = (yours: string) => `${yours},\nএক দিনে`;
export const fieldCotton = (
  <>
    <Claim id="cotton-cups" />
    {' লাগে\nতুলা ফলাতে'}
  </>
);
/** After their cups. */
export const BLOCK_NAMES = {
  bleaching: 'ব্লিচ করা',
  dyeing: 'রং করা',
  printing: 'ছাপ দেওয়া',
  finishing: 'ফিনিশিং',
};
export const fieldKey = 'ভরাট: অন্তত,\nফাঁকা: সর্বোচ্চ';
export const yearsTitle = (value: number, years: string) => (
  <>
    কিংবা শুধু তোমার,{' '}
    <Claim id="your-years" value={value}>
      {years}
    </Claim>{' '}
    ধরে।
  </>
);
export const days = (_count: number, text: string) => `${text} দিন`;
/** Before the days. */
export const daysDivision = (all: string, cups: number) => `${all} ÷ ${inDigits(cups)} = `;
export const oneStitch = 'প্রতিটি দিনের জন্য একটা ফোঁড়।';
export const yearsPicture = (stitches: string) =>
  `এক সুতা ধরে ${stitches}টি ফোঁড়, প্রতিটি দিনের জন্য একটি, এক হিসাব অনুযায়ী`;
export const year = (number: number) => `বছর ${inDigits(number)}`;

// The way on.
export const bigger = 'এ তো গেল একটা জামা। এবার ভাবো';
export const biggerWord = 'আরও বড়';
/** To the page about places. */
export const whereLink = 'তুলাটা কোথায় জন্মেছে, তার ওপর নির্ভর করে';
export const idea = (report: ReactNode) => <>সূত্র: {report}, মূল ভাবনার জন্য।</>;
export const sources = (names: string) => `সংখ্যাগুলোর সূত্র: ${names}।`;
