// The words of the page about one T-shirt, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'একটা টি-শার্ট';
export const pageDescription = 'একটা সুতির টি-শার্ট আর তার পানি, কাপের পর কাপ আঁকা।';
export const brief = (
  <>
    <p>
      এর তুলায় লাগে <Claim id="cotton-cups" />: <Claim id="rain-part" /> বৃষ্টি হয়ে পড়েছে,{' '}
      <Claim id="irrigation-part" /> এসেছে নদী ও কূপ থেকে, আর <Claim id="dilution-part" /> কেউ ঢালেনি।
    </p>
    <p>
      কারখানায় লাগে আরও <Claim id="after-finishing" />। সব মিলে সর্বোচ্চ <Claim id="shirt-cups" />, বা{' '}
      <Claim id="shirt-liters" />।
    </p>
  </>
);

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
export const STEP_TEXTS = {
  bleaching: 'খড়-রঙা তুলা সাদা হয়।',
  dyeing: 'রঙের চৌবাচ্চায়, তারপর ধোও, ধোও, ধোও।',
  printing: 'রঙের লেই শুকনো। ধোয়াটা নয়।',
  finishing: 'নরম, মসৃণ, দোকানের জন্য তৈরি।',
};
export const soFar = (cups: ReactNode) => <>এ পর্যন্ত {cups}</>;
export const cupsSoFar = 'কাপ এ পর্যন্ত';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <span>
      <Claim id="shirt-cups" />।
    </span>{' '}
    <span>
      <Claim id="shirt-liters" />।
    </span>
  </>
);
/** `cups` is “403 cups”. */
export const closingFactory = (cups: string) => (
  <>
    তুলার জন্য, আর প্রক্রিয়ার জন্য আরও <Claim id="after-finishing">{cups}</Claim>।
  </>
);
export const closingPeople = (people: string, fewest: string, most: string) => (
  <>
    এই পানিতে এক দিন চলতে পারে{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    <Claim id="drinking-cups">{`দিনে ${fewest} থেকে ${most} কাপ`}</Claim> ধরলে।
  </>
);
/** The reader’s days, “1,971 days”, and “nearly five and a half years”. */
export const yours = (days: ReactNode, years: ReactNode) => (
  <>
    কিংবা শুধু তুমি, <span>{days}</span> ধরে: <span>{years}</span>। দিনে একটা ফোঁড়।
  </>
);
export const fieldPicture = (all: string) =>
  `${all}, এক হিসাব অনুযায়ী: তুলার জন্য হালকা রঙের একটা মাঠ, আর ব্লিচ করা, রং করা, ছাপ দেওয়া ও ফিনিশিংয়ের জন্য ${processCount}টি ছোট খোপ`;
export const days = (_count: number, text: string) => `${text} দিন`;
export const yearsPicture = (stitches: string) =>
  `এক সুতা ধরে ${stitches}টি ফোঁড়, প্রতিটি দিনের জন্য একটি, এক হিসাব অনুযায়ী`;

// The way on.
export const bigger = 'এ তো গেল একটা জামা। এবার ভাবো';
export const biggerWord = 'আরও বড়';
/** To the page about places. */
export const whereLink = 'তুলাটা কোথায় জন্মেছে, তার ওপর নির্ভর করে';
export const idea = (report: ReactNode) => <>সূত্র: {report}, মূল ভাবনার জন্য।</>;
export const sources = (names: string) => `সংখ্যাগুলোর সূত্র: ${names}।`;
