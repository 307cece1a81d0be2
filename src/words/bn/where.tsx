// The words of the page about where cotton grows, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import type * as english from '../en/where';
import type { PlaceNumbers } from '../en/where';
import type { Translation } from '../translation';
import { placeCount } from './text/places';

export type Checked = Translation<typeof english, typeof import('./where')>;

export const pageTitle = 'কোথায় জন্মায়: বৃষ্টির পানিতে, না নদীর?';
export const pageDescription = (least: string, most: string) =>
  `একটা টি-শার্ট, ${placeCount}টি জায়গা: নদী ও কূপ থেকে তার তুলা নেয় ব্রাজিলে ${least} কাপ, তুর্কমেনিস্তানে ${most} কাপ।`;

// The map, the choice and the shirt.
export const lead = 'লেবেল বলে জামাটা কোথায় সেলাই হয়েছে, তুলা কোথায় জন্মেছে তা বলে না।';
export const pick = 'নাম ধরে বা মানচিত্রে একটা জায়গা বেছে নাও। সেখানে যত পানি লেগেছে, তা দিয়ে জামাটা আবার আঁকব।';
export const copies = 'প্রতিটি জায়গার পানি ১৯৯৬–২০০৫ সালের জন্য গুনেছে একটি গবেষণা।';
export const legend = 'তুলাটা কোথায় জন্মেছে?';
export const mapNote = (
  <>
    একটা তুলার গোলা মানে ২০০০ সালের কাছাকাছি সময়ের এক বছরের ফলন, গোলার ক্ষেত্রফলে।{' '}
    <b>রং করা অংশ: তার পানির যতটা নদী ও কূপের।</b> জিনজিয়াং আলাদা করে গোনা হয়নি। স্থলভাগ: Natural Earth।
  </>
);
/** One sentence for a place, as text: `grown` is "উজবেকিস্তানে জন্মালে". */
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: নদী বা কূপের এক কাপও না, বৃষ্টির ${rainText} কাপ।`
    : `${grown}: নদী ও কূপের ${riverText} কাপ, বৃষ্টির ${rainText} কাপ।`;
/** The same with its receipts; the name stands above it. */
export const noCup = 'এক কাপও না';
export const said = (river: ReactNode, rain: ReactNode) => (
  <>
    <b>
      <span>নদী ও কূপের </span>
      {river}
      <span>,</span>
    </b>{' '}
    <span>বৃষ্টির </span>
    {rain}
    <span> কাপ। </span>
  </>
);
/** How long the cups would last the reader. */
export const inYourDays = (isRiver: boolean, cups: string, days: string, years: string) =>
  isRiver
    ? `দিনে তোমার ${cups} ধরলে নদী ও কূপের পানিতে চলবে ${days} দিন: প্রায় ${years} বছর।`
    : `দিনে তোমার ${cups} ধরলে ওই বৃষ্টিতে চলবে ${days} দিন: প্রায় ${years} বছর।`;
export const inYourDaysShort = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `দিনে তোমার ${cups} ধরলে নদী ও কূপের পানিতে চলবে ${days} দিন।`
    : `দিনে তোমার ${cups} ধরলে ওই বৃষ্টিতে চলবে ${days} দিন।`;
export const daysUnit = (_count: number) => 'দিন';
export const noMedal =
  'ছোট সংখ্যা মানেই পদক নয়। বন, মাটি বা বিষের কথা এতে নেই। আর বৃষ্টিও মাগনা নয়: তা আর কোনো গাছের কাজে লাগে না।';
export const shirtPicture = (sentenceText: string) => `নিজের কাপ দিয়ে আঁকা টি-শার্ট। ${sentenceText}`;
export const shirtWaits = 'একটা জায়গা বেছে নাও: তার কাপে জামাটা ভরে উঠবে।';
export const everyCup = 'প্রতিটি কাপ আঁকা, সব জামা একই মাপে। ভরাট: নদী ও কূপের। ফাঁকা: বৃষ্টির।';
export const yours = (cups: string) => `হলুদে: দিনে তোমার ${cups}।`;
export const dashedShirt = (name: string, cups: ReactNode) => (
  <>
    <span>{`ভাঙা রেখায়: আগের জামা। ${name}, `}</span>
    {cups}
    <span> কাপ।</span>
  </>
);
export const riverUnit = 'কাপ নদী ও কূপের';
export const rainUnit = 'কাপ বৃষ্টির';
export const usedUp =
  'শুধু তোলা নয়, শেষ হয়ে যাওয়া পানি: খেতে যতটা বাষ্প হয়ে উড়ে গেছে, কাপগুলো ততটাই। যত পানি তোলা হয়েছে, তার সবটা নয়।';

// All fifteen, in three orders.
export const orderQuestion = 'কোন জায়গা সবচেয়ে তৃষ্ণার্ত?';
export const orderText = 'একটা করে টি-শার্টের তুলা, শুধু নদী ও কূপের পানি। আগে অনুমান করো।';
export const guessLabel = 'আমার অনুমান';
export const showOrder = 'এমনিই দেখাও';
export const guessedRight = (name: string) => `তুমি বলেছ ${name}: ঠিক।`;
export const guessedWrong = (name: string, rank: string) =>
  `তুমি বলেছ ${name}: ${placeCount}টির মধ্যে তার স্থান ${rank} নম্বরে।`;
export const sortLegend = 'সাজাও';
export const sortings = { river: 'নদী ও কূপ', rain: 'বৃষ্টি', both: 'দুটোই' };
export const riverTitle = (name: string) => `নদীর পানি সবচেয়ে বেশি: ${name}।`;
export const riverText = (cups: string, last: string, least: string) =>
  `এক জামায় ${cups} কাপ। সবার শেষে ${last}: ${least} নেয়নি এক কাপও।`;
export const rainQuestion = 'আর সবচেয়ে বেশি বৃষ্টি কে পেয়েছে?';
export const rainTitle = 'বৃষ্টি ধরলে শেষেরা উঠে আসে ওপরে।';
export const rainText = (turned: string, second: string) =>
  `${turned} এখন দ্বিতীয়, তৃতীয় ও চতুর্থ। নদীর হিসাবে দ্বিতীয় ছিল ${second}, এখানে সবার শেষে।`;
export const bothTitle = (name: string) => `সব মিলিয়ে সবচেয়ে বেশি পানি: ${name}।`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `এক জামায় ${cups} কাপ, তার ${rain} কাপ বৃষ্টির। শুধু নদীর হিসাবে ${name} ছিল ${rank} নম্বরে।`;
export const brick = (cups: ReactNode) => (
  <>
    <span>একটা ইট মানে </span>
    {cups}
    <span> কাপ। ভরাট: নদী ও কূপের। ফাঁকা: বৃষ্টির। হিসাবটা </span>
    <Claim id="shirt-weight" />
    <span> আঁশতুলার, ১৯৯৬–২০০৫।</span>
  </>
);
export const average =
  'প্রতিটিই গড়। কোনো খেত তার দেশের চেয়ে অনেক ভালো বা অনেক খারাপ হতে পারে, আর দেশ মানে একজন কৃষক নয়।';
export const whyTitle = 'জায়গায় জায়গায় এত তফাত কেন?';
/** What the numbers of a dry place and of a wet one show; each number with its receipt. */
export const why = (dry: PlaceNumbers, wet: PlaceNumbers) => (
  <>
    <span>যেখানে বৃষ্টি কম, সেখানে তুলা খায় নদী ও কূপের পানি ({dry.name}: বৃষ্টির</span> {dry.rain}
    <span> কাপ, নদী ও কূপের </span>
    {dry.river}
    <span> কাপ)। </span>
    <span>যেখানে বৃষ্টি হয়, সেখানে নদী বেঁচে যায় ({wet.name}: বৃষ্টির</span> {wet.rain}
    <span> কাপ, নদী বা কূপের এক কাপও না)। </span>
    <span>এটাই সব কারণ নয়। খেতের আর কী কী লাগে, এ হিসাব তা বলে না।</span>
  </>
);
export const rowName = (name: string, riverText: string, rainText: string) =>
  `${name}: নদী ও কূপের ${riverText} কাপ, বৃষ্টির ${rainText} কাপ`;

// Thirst of the land.
export const stressTitle = (
  <>
    <span>প্রতি ১০০ লিটারে</span>{' '}
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>লিটার</span>
  </>
);
export const stressText = (
  <>
    তুলা নদী ও কূপের যত পানি শেষ করে, তার এতটা যায় সেসব দেশে, যারা তুলে নেয় <b>নিজেদের পানির চার ভাগের তিন ভাগের বেশি।</b>
  </>
);
/** What is counted as a country's water. */
export const stressNote = 'দেশের পানি: প্রতিবছর যা নতুন হয়, প্রকৃতির দরকারটুকু বাদ দিয়ে। ২০১৮ সালের হিসাব।';
export const stressPicture = (stressed: string) =>
  `এক শ সুতা: তুলা নদী ও কূপের যত পানি শেষ করে, তার প্রতি শতাংশে একটি। সুতা যত লম্বা, দেশটি তার পানির তত বেশি তুলে নেয়। প্রথম ${stressed}টি সুতা চার ভাগের তিন ভাগের দাগ পেরিয়ে যায়।`;
export const threeQuarters = 'চার ভাগের তিন ভাগ';
export const allOfIt = 'পুরোটা';
export const yarnKey = (
  <>
    <b>
      একটা সুতা মানে তুলা নদী ও কূপের যত পানি শেষ করে তার ১%, বছরে <WhereClaim id="grown-irrigation" />
    </b>{' '}
    (১৯৯৬–২০০৫)। তার দৈর্ঘ্য: দেশটি সব কাজে নিজের পানির কতটা তুলে নেয় (২০১৮), শুধু তুলার জন্য নয়। শেষের ভাঙা রেখার সুতাগুলো সেসব
    দেশ, যাদের সারি আমাদের কাছে নেই।
  </>
);
export const yarns = (count: string) => `${count}টি সুতা`;
export const pastTitle = 'নিজের সব পানির চেয়েও বেশি?';
export const pastAll =
  'সুতা পুরোটা ছাড়িয়ে যেতে পারে, কারণ প্রকৃতির দরকারটুকু আগেই বাদ দেওয়া হয়। দেশের সংখ্যা কোনো একটা খেতের সংখ্যা নয়।';
export const stressTable = 'দেশে দেশে তুলার সেচ ও পানির চাপ';
export const countryColumn = 'দেশ';
export const volumeColumn = 'তুলায় নদী ও কূপের পানি, বছরে বিলিয়ন ঘনমিটার';
export const stressColumn = 'পানির চাপ ২০১৮';
export const twoStudies = (
  <>
    এই গবেষণায় শুধু তুলাই যত পানি শেষ করে, তা আরেক গবেষণায় গোটা ফ্যাশনের পানির প্রায় সমান:{' '}
    <WhereClaim id="grown-irrigation" format="short" /> আর <Claim id="fashion-water" format="short" />। একেক
    গবেষণার গোনা একেক রকম।
  </>
);

// The map is old.
export const oldTitle = 'এই মানচিত্র পুরোনো।';
export const oldText = (
  <>
    পানি গোনা হয়েছিল ১৯৯৬–২০০৫ সালের জন্য। তারপর চীনের তুলা সরে গেছে পশ্চিমে, জিনজিয়াংয়ে।{' '}
    <b>
      সেখানকার একটা জামায় নদীর পানি লাগে <WhereClaim id="xinjiang-times">প্রায় চার গুণ</WhereClaim>।
    </b>
  </>
);
export const oldDashed = (name: string, cups: ReactNode) => (
  <>
    <span>{`ভাঙা রেখায়: ${name}, নদী ও কূপের `}</span>
    {cups}
    <span> কাপ।</span>
  </>
);
export const oldPicture = (sentenceText: string) => `নিজের কাপ দিয়ে আঁকা টি-শার্ট। ${sentenceText}`;
export const oldShare = (
  <>
    <span>২০২৪ সালে চীনের তুলার </span>
    <b className="number">
      <WhereClaim id="xinjiang-share" />
    </b>{' '}
    জন্মেছে জিনজিয়াংয়ে। একটা ফোঁড় মানে এক হাজার ভাগের এক ভাগ।
  </>
);
export const newer = (
  <>
    জিনজিয়াংয়ের পানির হিসাবও সেই পুরোনো বছরগুলোর: জায়গা ধরে নতুন কোনো হিসাব আমরা পাইনি। সারা বিশ্বের সবচেয়ে নতুন হিসাব
    (২০২০–২০২৪) বলে নদী ও কূপের <WhereClaim id="newer-river-cups" format="number" /> কাপ আর বৃষ্টির{' '}
    <WhereClaim id="newer-rain-cups" format="number" /> কাপ; এই হিসাব বলে{' '}
    <WhereClaim id="world-river-cups" format="number" /> আর{' '}
    <WhereClaim id="world-rain-cups" format="number" />।
  </>
);
export const growersNow = (
  <>
    কারা তুলা ফলায়, তা-ও বদলেছে: ২০২৩–২০২৪ সালে বিশ্বের তুলার <WhereClaim id="two-growers-share" format="number" />{' '}
    তুলেছে চীন ও ভারত, আর একসময়ের ছোট চাষি ব্রাজিল <WhereClaim id="brazil-share" format="number" />। ফলন বদলেছে,
    বদলেছে ড্রিপ সেচও: নল থেকে প্রতিটি গাছে ফোঁটা ফোঁটা পানি।
  </>
);

// What the cups don't say, the table, and the way on.
export const notesTitle = 'এই কাপগুলো যা বলে না';
export const notes = [
  ['নদীর পানি কম মানেই ভালো নয়।', 'বন, মাটি বা বিষের কথা এতে নেই।'],
  ['বৃষ্টি মাগনা নয়।', 'তুলাখেতে পড়া বৃষ্টি অন্য কোনো গাছের কাজে লাগে না।'],
  ['পানির চাপ গোটা দেশের।', 'দেশ সব কাজে যত পানি তোলে, সব এতে ধরা; একটা খেতের কথা নয়।'],
] as const;
export const noDilution = (
  <>
    <b>দূষণ পাতলা করার পানি বাদ।</b>{' '}
    <span>
      দূষণ পাতলা করতে যে পরিষ্কার পানি লাগত, তা শুধু হিসাবে ধরা হয়, ঢালা হয় না: বিশ্ব গড়ে তা তিন রকম পানির মোট পরিমাণের{' '}
    </span>
    <WhereClaim id="grown-dilution-part" format="number" />
    <span>, এই গবেষণায়। কিছু জায়গার তথ্যে তা নেই-ই।</span>
  </>
);
export const otherStudy = (
  <>
    <b>
      কেন <Claim id="cotton-cups" /> নয়?
    </b>{' '}
    <span>ওই হিসাব তৈরি কাপড়ের, সঙ্গে দূষণ পাতলা করার পানিও আছে। এখানে শুধু গাছ ও খেত যা শেষ করেছে, তা-ই, </span>
    <Claim id="shirt-weight" />
    <span> আঁশতুলার জন্য। তুর্কমেনিস্তানের </span>
    <WhereClaim id="turkmenistan-river-cups" />
    <span> যে এত কাছাকাছি, তা কাকতালীয়।</span>
  </>
);
export const seeNumbers = 'সংখ্যাগুলো দেখো';
export const tableCaption = 'জায়গায় জায়গায় একটা টি-শার্টের তুলা, কাপে';
export const placeColumn = 'কোথায় ফলেছে';
export const riverColumn = 'কাপ, নদী ও কূপ';
export const rainColumn = 'কাপ, বৃষ্টি';
export const bothColumn = 'কাপ, দুটোই';
export const harvestColumn = '২০০০ সালের কাছাকাছি ফলন, মিলিয়ন টন';
export const sources = (bodies: string) => `সূত্র: ${bodies}। স্থলভাগ: Natural Earth, world-atlas থেকে।`;
export const onward = 'এবার হ্রদের দিকে';
