// The words of the page about where cotton grows, in Bengali. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import type * as english from '../en/where';
import type { Translation } from '../translation';
import { placeCount } from './text/places';

export type Checked = Translation<typeof english, typeof import('./where')>;

export const pageTitle = 'কোথায় জন্মায়: বৃষ্টির পানিতে, না নদীর?';
export const pageDescription = (least: string, most: string) =>
  `একটা টি-শার্ট, ${placeCount}টি জায়গা: নদী ও কূপ থেকে তার তুলা নেয় ব্রাজিলে ${least} কাপ, তুর্কমেনিস্তানে ${most} কাপ।`;

// The map, the choice and the shirt.
export const lead = 'লেবেল বলে জামাটা কোথায় সেলাই হয়েছে, তুলা কোথায় জন্মেছে তা বলে না।';
export const pick = 'যেকোনো জায়গায় চাপ দাও: জামাটা আবার আঁকা হবে।';
export const oneStudy = 'একটি গবেষণা, ১৯৯৬–২০০৫';
export const legend = 'তুলাটা কোথায় জন্মেছে?';
/** One sentence for a place, as text: `grown` is "উজবেকিস্তানে জন্মালে". */
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: নদী বা কূপের এক কাপও না, বৃষ্টির ${rainText} কাপ।`
    : `${grown}: নদী ও কূপের ${riverText} কাপ, বৃষ্টির ${rainText} কাপ।`;
export const inYourDays = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `দিনে তোমার ${cups} ধরলে নদী ও কূপের পানিতে চলবে ${days} দিন।`
    : `দিনে তোমার ${cups} ধরলে ওই বৃষ্টিতে চলবে ${days} দিন।`;
export const noMedal = 'ছোট সংখ্যা মানেই পদক নয়। বৃষ্টিও মাগনা নয়।';
export const shirtPicture = (sentenceText: string) => `নিজের কাপ দিয়ে আঁকা টি-শার্ট। ${sentenceText}`;
export const everyCup = 'প্রতিটি কাপ আঁকা।';
export const dashedShirt = (name: string) => `ভাঙা রেখায়: ${name}।`;
export const riverUnit = 'কাপ নদী ও কূপের';
export const rainUnit = 'কাপ বৃষ্টির';
export const usedUp =
  'শুধু তোলা নয়, শেষ হয়ে যাওয়া পানি: খেতে যতটা বাষ্প হয়ে উড়ে গেছে, কাপগুলো ততটাই। যত পানি তোলা হয়েছে, তার সবটা নয়।';

// All fifteen, in three orders.
export const orderQuestion = 'কোন জায়গা সবচেয়ে তৃষ্ণার্ত?';
export const orderText = (
  <>
    একই সুতির জামা, {placeCount}টি জায়গার তুলায়। <b>নদী ও কূপ থেকে যেটি সবচেয়ে বেশি নেয়, সেটিতে চাপ দাও।</b>
  </>
);
export const westToEast = 'পশ্চিম থেকে পূর্বে, মানচিত্রের মতো';
export const showOrder = 'এমনিই দেখাও';
export const guessedRight = (name: string) => `তুমি বলেছ ${name}: ঠিক।`;
export const guessedWrong = (name: string, rank: string) =>
  `তুমি বলেছ ${name}: ${placeCount}টির মধ্যে তার স্থান ${rank} নম্বরে।`;
export const sortLegend = 'সাজাও';
export const sortings = { river: 'নদী', rain: 'বৃষ্টি', both: 'দুটোই' };
export const riverTitle = (name: string) => `নদীর পানি সবচেয়ে বেশি: ${name}।`;
export const riverText = (last: string, least: string) => `সবার শেষে ${last}: ${least} নেয়নি এক কাপও।`;
export const rainQuestion = 'আর সবচেয়ে বেশি বৃষ্টি কে পেয়েছে?';
export const rainTitle = 'বৃষ্টি ধরলে শেষেরা উঠে আসে ওপরে।';
export const rainText = (turned: string, second: string) =>
  `${turned} এখন দ্বিতীয়, তৃতীয় ও চতুর্থ। নদীর হিসাবে দ্বিতীয় ছিল ${second}, এখানে সবার শেষে।`;
export const bothTitle = (name: string) => `সব মিলিয়ে সবচেয়ে বেশি পানি: ${name}।`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `এক জামায় ${cups} কাপ, তার ${rain} কাপ বৃষ্টির। শুধু নদীর হিসাবে ${name} ছিল ${rank} নম্বরে।`;
export const average =
  'প্রতিটিই গড়। কোনো খেত তার দেশের চেয়ে অনেক ভালো বা অনেক খারাপ হতে পারে, আর দেশ মানে একজন কৃষক নয়।';

// Thirst of the land.
export const stressTitle = (
  <>
    <span>প্রতি একশ লিটারে</span>{' '}
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>লিটার</span>
  </>
);
export const stressText = (
  <>
    তুলা নদী ও কূপের যত পানি শেষ করেছে, তার এতটা এসেছে সেসব দেশ থেকে, যারা ২০১৮ সালে তুলে নিত{' '}
    <b>নিজেদের নবায়নযোগ্য পানির চার ভাগের তিন ভাগের বেশি,</b> প্রকৃতির দরকারটুকু বাদ দিয়ে।
  </>
);
/** What a thread is, and how old its length. */
export const stressNote = (
  <>
    একটা সুতা মানে সেই পানির এক শতাংশ, বছরে <WhereClaim id="grown-irrigation" />। তার দৈর্ঘ্য: দেশটি সব কাজে নিজের পানির
    কতটা তুলে নেয়। সংখ্যাটা এফএওর, ২০১৮ সালের; কিছু দেশের জন্য আরও পুরোনো। পুরোটারও বেশি যেখানে, সেখানে অনেকে লবণমুক্ত করা পানি
    যোগ করে।
  </>
);
export const stressPicture = (stressed: string) =>
  `এক শ সুতা: তুলা নদী ও কূপের যত পানি শেষ করে, তার প্রতি শতাংশে একটি। সুতা যত লম্বা, দেশটি তার পানির তত বেশি তুলে নেয়। প্রথম ${stressed}টি সুতা চার ভাগের তিন ভাগের দাগ পেরিয়ে যায়।`;
export const threeQuarters = 'নিজের পানির চার ভাগের তিন ভাগ';
export const allOfIt = 'পুরোটা';
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
export const oldText = 'পানি গোনা হয়েছিল ১৯৯৬–২০০৫ সালের জন্য। তারপর চীনের তুলা সরে গেছে পশ্চিমে, জিনজিয়াংয়ে।';

// What the cups don't say, the table, and the way on.
export const notesTitle = 'সব জায়গার সারণি, আর এই কাপগুলো যা বলে না';
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
export const tableCaption = 'জায়গায় জায়গায় একটা টি-শার্টের তুলা, কাপে';
export const placeColumn = 'কোথায় ফলেছে';
export const riverColumn = 'কাপ, নদী ও কূপ';
export const rainColumn = 'কাপ, বৃষ্টি';
export const bothColumn = 'কাপ, দুটোই';
export const harvestColumn = '২০০০ সালের কাছাকাছি ফলন, মিলিয়ন টন';
export const sources = (bodies: string) => `সূত্র: ${bodies}। স্থলভাগ: Natural Earth, world-atlas থেকে।`;
export const onward = 'একটা জামা থেকে সব জামা: একটা হ্রদ।';
