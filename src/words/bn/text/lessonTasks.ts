// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts), in Bengali.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonTasks';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./lessonTasks')>;

export const TASK_TITLES = {
  share: 'জামার একটা অংশ',
  cups: 'লিটার থেকে কাপ',
  lake: 'অর্ধেক হ্রদ?',
  percent: 'শতাংশের শতাংশ',
  unit: 'কোন একক মেলে?',
  columns: 'দুই কলাম গুণ করো',
  count: 'কোন পানি গোনা হবে?',
  places: 'বৃষ্টি না নদী?',
  lives: 'এক জামার দুই জীবন',
  jeans: 'খবর থেকে একটি দাবি',
};
/** How many tasks there are: "দশ". */
export const taskCount = numberWord(Object.keys(TASK_TITLES).length);
/** A task's place on the worksheet: "তিন". */
export const taskPlace = (task: keyof typeof TASK_TITLES) =>
  numberWord(Object.keys(TASK_TITLES).indexOf(task) + 1);

export const shareGiven =
  'ধরো, দিনে তুমি ছয় কাপ পানি খাও। একটা টি-শার্টের তুলা ফলাতে লাগে {cotton-cups} পানি। এটা তার পানির [footprint]।';
export const sharePart = 'তোমার এক দিনের পানি জামার কত অংশ? ভাগ করো। শতাংশে লেখো।';
export const shareOneIn = 'কথায় বলো: কত কাপে এক কাপ?';

export const cupsGiven =
  'সূত্রটি গোনে লিটারে: একটা টি-শার্টের তুলায় {cotton-liters}। এক লিটারে প্রায় {cups-per-liter:number} কাপ।';
export const cupsHowMany = 'তাহলে কত কাপ হয়?';
export const cupsExact = 'যুক্তরাষ্ট্রের এক কাপ মানে {us-cup}। এবার এই সংখ্যা নাও। উত্তর কি একই?';
export const cupsExactAlso = 'কয়েক কাপ কম। প্রথমবার নেওয়া হয়েছিল একটা আসন্ন মান।';

export const lakeGiven =
  'আমাদের প্রথম খসড়ায় ছিল: ফ্যাশন বছরে যত পানি নেয়, তা অন্টারিও হ্রদের অর্ধেক। এক হিসাব অনুযায়ী ফ্যাশন নেয় {fashion-water}। হ্রদে আছে {lake-ontario}। এক ঘনকিলোমিটার মানে এক বিলিয়ন ঘনমিটার।';
export const lakePercent = 'আসলে হ্রদের কত শতাংশ?';
export const lakeTimes = '“অর্ধেক” কত গুণ বেশি বড়?';
export const lakeTimesAlso = 'দশের কাছাকাছি। হয়তো কেউ দশমিক বিন্দু ভুল জায়গায় বসিয়েছিল।';

export const percentGiven =
  'ফ্যাশন যত পানি নেয়, তার {textile-share} যায় কাপড় বানাতে। সেই অংশের {cotton-of-textile} তুলার জন্য।';
export const percentCotton = 'ফ্যাশনের মোট পানির কত শতাংশ তুলার?';
export const percentWhyNot = 'উত্তর {cotton-of-textile} নয় কেন?';
export const percentWhyNotSample = 'এটা অংশের অংশ। এতে শুধু কাপড়ের পানি ধরা, ফ্যাশনের সব পানি নয়।';

export const unitGiven =
  'আমাদের প্রথম খসড়ার চার্টে একটা টি-শার্টের জীবনে যা কিছু ঘটে, সব মিলে বের হয় কাপড়ের [per-kilogram] {phases-sum:number} কেজি [co2e]; তার {cotton-phase:number} কেজি শুধু তুলার। কিন্তু একটা সারণি বলে, এক কেজি [lint] থেকে বের হয় {cotton-co2:number} কেজি।';
export const unitTimes = 'চার্টে তুলার সংখ্যাটা কত গুণ বেশি বড়?';
export const unitGrams =
  'এবার যোগফলটা পড়ো একটা টি-শার্টে গ্রাম হিসেবে। কত কেজি হয়? অন্য গবেষণায় পাওয়া গেছে {published-shirts-co2}। মেলে কি?';
export const unitGramsAlso = 'মেলে। তাহলে ঠিক এককটা হলো একটা টি-শার্টে গ্রাম।';

export const columnsGiven =
  'সারণিতে আছে, প্রতিটি আঁশের এক কেজিতে কত পানি লাগে, আর বিশ্বে বছরে তা কত তৈরি হয়। প্রতি কেজিতে লিটার গুণ মিলিয়ন টন করলে হয় বিলিয়ন লিটার। এমন এক হাজারে হয় এক বিলিয়ন ঘনমিটার।';
export const columnsCotton = 'শেষ কলামটা ভরো। তুলার কত হলো?';
export const columnsSum = `${fabricCount}টিই যোগ করো।`;
export const columnsPercent = 'তার কত শতাংশ তুলা?';
export const columnsPercentAlso =
  'গল্পে আছে {cotton-of-textile}। দুটো কাছাকাছি। ভালো লক্ষণ, তবে প্রমাণ নয়: দুটোই হয়তো একই সারণি থেকে আসা।';

export const countGiven =
  'একটা টি-শার্টের তুলার {cotton-liters} তিন রকমের: {irrigation-part} [irrigation], {rain-part} বৃষ্টি, আর {dilution-part} [dilution]।';
export const countIrrigation = 'কত লিটার সেচ?';
export const countRain = 'কত লিটার বৃষ্টি?';
export const countDilution = 'কত লিটার পাতলা করার পানি?';
export const countWhich = 'তিনটির মধ্যে তুমি কোনটা গুনতে? কারণ বলো।';
export const countWhichSample =
  'ঠিক উত্তর একটাই নয়। ভালো উত্তরে কারণ থাকে: বৃষ্টি তো এমনিতেও খেতে পড়ত, কিন্তু খামারের ভাটিতে যারা থাকে, তাদের জন্য নদী খালি।';

export const placesGiven =
  'একটা গবেষণা জায়গা ধরে তুলার পানি গুনেছে, ১৯৯৬–২০০৫ সালের জন্য। একটা টি-শার্টের তুলা নদী ও কূপ থেকে নিয়েছে এত কাপ: চীনে গড়ে {china-river-cups:number}, চীনের পশ্চিমে জিনজিয়াংয়ে {xinjiang-river-cups:number}।';
export const placesTimes = 'চীনের প্রায় সব তুলা এখন জন্মায় জিনজিয়াংয়ে। কাপ তাহলে কত গুণ?';
export const placesTimesAlso = 'হিসাব কিন্তু সেই পুরোনো বছরগুলোর: জায়গা ধরে নতুন কোনো হিসাব পাওয়া যায়নি।';
export const placesWhich =
  'ব্রাজিলে জন্মালে একটা টি-শার্টের তুলা নদী ও কূপ থেকে নেয় {brazil-river-cups:number} কাপ, আর বৃষ্টির {brazil-rain-cups:number} কাপ। উজবেকিস্তানে নেয় {uzbekistan-river-cups:number} কাপ, আর বৃষ্টির {uzbekistan-rain-cups:number} কাপ। একটা কি অন্যটার চেয়ে ভালো? আর কী কী জানা দরকার?';
export const placesWhichSample =
  'ঠিক উত্তর একটাই নয়। ভালো উত্তর বলে, কাপে কী কী ধরা পড়ে না: বন, মাটি ও বিষ, ওই বৃষ্টিতে আর কী জন্মাতে পারত, আর একটা খেত তার দেশ থেকে কতটা আলাদা। তা ছাড়া হিসাবটা পুরোনো।';

export const livesGiven =
  '“এক জামা, দুই জীবন” পাতাটা খোলো। একটা গবেষণা বলে, টি-শার্টের [co2e] থেকে ব্যবহারের ভাগ {use-phase-share}, আরেকটা বলে {published-use-share}।';
export const livesPredict =
  'আগে অনুমান করো: ড্রায়ার, ইস্ত্রি না বিদ্যুৎ। কোনটা অংশটাকে সবচেয়ে বেশি বদলায়? তারপর তিনটি বোতাম চাপো, আর কোনটা কত যোগ করে লিখে রাখো।';
export const livesPredictSample =
  'সবচেয়ে বেশি যোগ করে পোল্যান্ডের বিদ্যুৎ, তারপর ড্রায়ার, তারপর ইস্ত্রি। কারণসহ অনুমানই ভালো অনুমান, ঠিক হোক বা ভুল।';
export const livesMaking =
  'একটা টি-শার্ট বানাতে বের হয় {making-co2}। ইউরোপের নিয়মে তা পরা হয় {life-wears:number} বার। প্রতিবার পরায় কত গ্রাম পড়ে?';
export const livesMakingAlso = 'যত্নের হিসাব এর বাইরে। দ্বিগুণ বার পরলে এই অংশ অর্ধেক হয়, যত্নের অংশ হয় না।';
export const livesExplain = 'বুঝিয়ে বলো: যত্ন নিয়ে করা দুই গবেষণায় এত তফাত কেন হতে পারে?';
export const livesExplainSample =
  'কোনোটাই ভুল না-ও হতে পারে। হয়তো আলাদা আলাদা বাড়ি ধরা হয়েছে: অন্য ড্রায়ার, বেশি ইস্ত্রি, অন্য বিদ্যুৎ, কম বার পরা জামা। অংশ কত হবে, তা নির্ভর করে কী ধরে নেওয়া হলো তার ওপর। তাই গবেষণাকে তা বলে দিতে হয়।';

export const jeansGiven =
  'এই দাবি আমাদের গল্পে নেই। ২০১৯ সালে জাতিসংঘ লিখেছে: একটা জিন্সের প্যান্ট বানাতে লাগে {jeans-liters} পানি, একজন মানুষ {jeans-years}ে যতটা খায়। এক লিটারে প্রায় {cups-per-liter:number} কাপ। দাবিটা পরখ করো, যেমন ভুল পরখ করো: ভাগ করো, তারপর দেখো কতটা দূরে।';
export const jeansYears = 'ধরো, একজন দিনে আট কাপ পানি খায়। এই পানিতে তার কত বছর চলবে?';
export const jeansTimes = 'দাবিতে যা আছে, এটা তার কত গুণ?';
export const jeansTimesAlso =
  'তার মানে, দাবিটা এমন কারও কথা ভাবে, যে খায় {jeans-cups-a-day}। কেউ কেউ খায়ও: যুক্তরাষ্ট্রের একটি কমিটি বলে {us-drinking-cups}। মোটামুটি পরিমাণটা ঠিক আছে, তবে একজন কত খায়, দাবির তা বলা উচিত।';
export const jeansTell = 'দাবিটা কি কাউকে বলতে? বলো, এটা কী গোনে, কী বাদ দেয়, আর তুমি কতটা নিশ্চিত।';
export const jeansTellSample =
  'ঠিক উত্তর একটাই নয়। ভালো উত্তর বলে, মোটামুটি পরিমাণটা ঠিক হতে পারে: টি-শার্টের চেয়ে জিন্সে তুলা বেশি, আর টি-শার্টের তুলায় লাগে {cotton-liters}। কী নেই, তা-ও বলে: কোন পানি গোনা হয়েছে, একজন কত খায়, আর খেতের পানি যে কেউ খায় না।';

export const QUICK_TITLES = { lint: 'বীজ না আঁশ?' };
export const lintGiven =
  'একটা গবেষণা বীজতুলার পানি গুনেছে: [lint] আর বীজ একসঙ্গে, যেমন তোলা হয়। ভারতে তার এক কেজি নদী ও কূপ থেকে নেয় {india-irrigation:number} লিটার। বিশ্বে এক কেজি আঁশতুলা সব রকম পানি নেয় {lint-water:number} লিটার, আর এক কেজি বীজতুলা {seed-cotton-water:number}। একটা টি-শার্টে আঁশতুলা আছে {shirt-weight}। এক লিটারে প্রায় {cups-per-liter:number} কাপ।';
export const lintCups = 'ভারতে একটা টি-শার্টের তুলা নদী ও কূপ থেকে কত কাপ নেয়?';
export const lintWhy = 'এক কেজি আঁশতুলায় এক কেজি বীজতুলার চেয়ে বেশি পানি লাগে কেন?';
export const lintWhySample =
  'এক কেজি আঁশতুলা পেতে এক কেজির বেশি বীজতুলা লাগে। পানির একটা ভাগ বীজেরও: কোনটা কত দামে বিকোয়, গবেষণাটি সেই হিসাবে পানি ভাগ করে।';

export const LEVELS = { younger: 'ছোটদের', standard: 'সাধারণ', quick: 'এগিয়ে থাকাদের' };

/** The names of the bars in the tasks’ charts. */
export const BARS = {
  day: 'একজন মানুষ, এক দিনে',
  shirt: 'একটা টি-শার্টের তুলা',
  bath: 'একটা বাথটাব',
  fashion: 'ফ্যাশন, এক বছরে',
  lake: 'অন্টারিও হ্রদ',
  cloth: 'তার মধ্যে কাপড়ের জন্য',
  chart: 'চার্টে কেজি',
  table: 'সারণিতে কেজি',
  irrigation: 'সেচ',
  rain: 'বৃষ্টি',
  dilution: 'পাতলা করার পানি',
  brazil: 'ব্রাজিল',
  china: 'চীন, গড়ে',
  xinjiang: 'জিনজিয়াং',
  uzbekistan: 'উজবেকিস্তান',
  oneStudy: 'একটা গবেষণা',
  otherStudy: 'আরেকটা গবেষণা',
  jeans: 'একটা জিন্সের প্যান্ট',
  seedCotton: 'বীজতুলা',
  lint: 'আঁশতুলা',
};
