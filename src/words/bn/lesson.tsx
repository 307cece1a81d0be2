// The words of the lesson’s pages, in Bengali. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { inDigits } from '../bengali';
import type * as english from '../en/lesson';
import type { Translation } from '../translation';
import { plain, reading } from './shell';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { LEVELS, taskCount } from './text/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lesson')>;

export const teachTitle = 'কাল সকালের জন্য একটা পাঠ';
export const teachDescription = 'একটা টি-শার্টের পানি নিয়ে পাঠ: লম্বা বা ছোট পরিকল্পনা, একটা ওয়ার্কশিট, আর হিসাবসহ উত্তরমালা।';
export const worksheetPageTitle = 'ওয়ার্কশিট: এটা কি সত্যি হতে পারে?';
export const worksheetDescription = `পানি, তুলা ও সংখ্যা নিয়ে ${taskCount}টি কাজ, A4 বা Letter কাগজে ছাপানোর জন্য, লেখার জায়গাসহ।`;
export const answersPageTitle = 'ওয়ার্কশিটের উত্তর';
export const answersDescription = `${taskCount}টি কাজের উত্তরমালা, প্রতিটি উত্তর হিসাবসহ, আমাদের সংখ্যার তালিকা থেকে কষা।`;
export const slipTitle = 'ভুলটা ধরো';
export const slipDescription = `কাপড় ও পানি নিয়ে ${slipCount}টি দাবি, প্রতিটিতে একটা ভুল: দুটো সংখ্যা দিয়ে পরখ করো, আর দেখো ভুলটা কত বড়।`;
export const classPageTitle = 'আমাদের ক্লাস, কাপে কাপে';
export const classDescription =
  'ক্লাসের বোর্ড: দিনে সবাই মিলে কত কাপ পানি খায়, আর একটা টি-শার্টের তুলায় তাদের কত দিনের কাপ লাগে। কিছুই জমা থাকে না।';

export const pagesLabel = 'পাঠের পাতাগুলো';
export const lessonName = 'পাঠ';
export const worksheetName = 'ওয়ার্কশিট';
export const answersName = 'উত্তর';
export const slipName = 'ভুলটা ধরো';
export const className = 'আমাদের ক্লাস';
export const composeName = 'সাজাও';
export const before = 'আগে';
export const inClass = 'ক্লাসে';
export const after = 'পরে';

export const teachLead = (whole: string | undefined) => (
  <>
    একটা <span className={whole}>টি-শার্টের</span> পানি নিয়ে একটা পরিকল্পনা, একটা ওয়ার্কশিট আর তার উত্তরমালা। বিনা পয়সায়,
    অ্যাকাউন্ট লাগে না, কিছুই জমা থাকে না বা পাঠানো হয় না।
  </>
);
export const worksheetWhat = `লেখার জায়গাসহ ${taskCount}টি কাজ। সাদা-কালোয়, হাতের কাছের যেকোনো কাগজে ছাপা যায়।`;
export const twoSheets = 'পরিকল্পনার জন্য দুই পাতাই যথেষ্ট।';
export const answersWhat = 'উত্তরমালা, প্রতিটি ধাপসহ। আমাদের সংখ্যার তালিকা থেকে কষা।';
export const composeWhat = 'তোমার বাছাই করা জায়গা, তোমার ক্রমে, তোমার প্রশ্নসহ। ক্লাসের জন্য একটা লিংক।';
export const wordsName = 'ক্লাসের জন্য শব্দ';
export const wordsWhat = 'পাঠের শব্দ, স্প্যানিশ থেকে ইউক্রেনীয়, এক পাতায়।';
export const bigScreenName = 'বড় পর্দা';
export const bigScreenWhat =
  'গল্পটা, আরও বড় করে, ধাপে ধাপে: তিরচিহ্নের কি, Page কি বা ক্লিকার দিয়ে। শিক্ষকের জন্য টীকা আছে। “b” চাপলে পর্দা অন্ধকার হয়। Escape চাপলে বেরিয়ে আসা যায়।';
export const shortRoute = (stops: string) => `ছোট পথ: ${stops}টি থামার জায়গা`;
export const offlineWhat =
  'নেটওয়ার্ক নেই, এমন ঘরের জন্য: লেখা, স্থির চার্ট, ওয়ার্কশিট; নড়াচড়া করা গল্পটা নেই। প্যাকেটটা খুলে guide.html চালাও।';

export const planTitle = 'পাঠ';
export const totalMinutes = (minutes: number) => `${inDigits(minutes)} মিনিট`;
export const minutesUnit = 'মিনিট';
export const fitsTitle = 'কাদের জন্য';
/** Whom and which subjects the lesson fits. */
export const FITS = [
  `বয়স: এগারো থেকে পনেরো বছর। ওয়ার্কশিটের স্তর: ${LEVELS.younger}, ${LEVELS.standard}, ${LEVELS.quick}।`,
  'গণিত: শতকরা, অনুপাত, একক, আর ক্লাসের নিজের সংখ্যাগুলোর গড়, মধ্যক ও পরিসর।',
  'বিজ্ঞান ও ভূগোল: বৃষ্টি, নদী ও কূপ, আর সেখান থেকে কাপড় কী নেয়।',
] as const;
export const stitchKey = 'একটা ফোঁড় মানে এক মিনিট।';
export const shortTitle = 'সময় কম থাকলে';
export const noticeTitle = 'কী চোখে পড়ছে?';
export const noticeText =
  'লেখা ছাড়া চার্ট একটা ধাঁধা। একটা দেখিয়ে দুটো প্রশ্ন: কী চোখে পড়ছে, আর মনে কী প্রশ্ন জাগছে? তারপর একে একে ফিরিয়ে আনো নাম, সংখ্যা আর গল্প।';

export const aimsTitle = 'পাঠের পর শিক্ষার্থীরা যা পারবে';
export const AIMS = [
  'একটা সংখ্যা কী গোনে আর কী বাদ দেয়, বলতে পারবে।',
  'একটা ভাগ অঙ্ক দিয়ে একটা দাবি পরখ করতে পারবে।',
  'শতাংশের শতাংশ বের করতে পারবে।',
  'মানানসই একক বেছে নিতে, আর কারণ বলতে পারবে।',
  'ক্লাসের নিজের সংখ্যা থেকে গড়, মধ্যক ও পরিসর বের করতে পারবে।',
] as const;

export const oftenWrongTitle = 'শিক্ষার্থীরা যেখানে প্রায়ই ভুল করে';
/** With figures and words of the glossary, as model/lesson/lessonText.ts reads them. */
export const OFTEN_WRONG = [
  'ভাবে, সব কলের পানি। কিন্তু তুলার পানির {rain-part} বৃষ্টি, আর {dilution-part} [dilution]।',
  'অংশের অংশকে ভাবে মোটের অংশ। কাপড়ের পানির {cotton-of-textile} তুলার, কিন্তু ফ্যাশনের পানির {cotton-yarns}।',
  'ভাবে, পানিটা হারিয়ে গেছে। পানি ঘুরে ঘুরে আসে, তবে কিছুদিন এক জায়গায় তা কমে যায়।',
  'সংখ্যায় অঙ্ক বেশি থাকলে বেশি বিশ্বাস করে। কাপের সংখ্যা {cotton-cups:number} হয়েছে শুধু কেউ গুণ করেছে বলে।',
  'একটাই সেরা আঁশ খোঁজে। সব কলামে জেতে, এমন আঁশ নেই।',
] as const;

/** What we would tell a teacher, point by point: texts as in model/lesson/lessonText.ts. */
export const tellTeachers = 'শিক্ষককে আমরা যা বলতাম';
export const TEACHER_POINTS = [
  'পানির গল্প নির্ভর করে কী গোনা হচ্ছে তার ওপর: সেচ, বৃষ্টি, নাকি দূষণ পাতলা করতে যে পানি লাগত।',
  'আমাদের টি-শার্টের পানিতে তুলার নিজের ভাগ {cotton-share-of-shirt}। কারখানার ধাপগুলোতে পানি কম, তবে সেগুলো দূষণ ছড়াতে পারে।',
  'অন্টারিও হ্রদের তুলনাটা {lake-overstated|দশ গুণ} বেশি বড়। ভালো অনুশীলন: ভুলটা ধরো।',
  'আকারের তুলনা হিসেবে ক্যালিফোর্নিয়া ঠিকই আছে, তবে কোন বছরের তা নিশ্চিত নয়।',
  `দুটো কলাম গুণ করো: প্রতি কেজিতে লিটার আর মিলিয়ন টন। ${fabricCount}টি কাপড়ে হয় {six-fabrics-water} , তার {six-fabrics-cotton} তুলা। গল্পের সঙ্গে এটা মেলে: ভালো লক্ষণ, প্রমাণ নয়, কারণ দুটোই হয়তো একই সারণি থেকে আসা।`,
  'একক খুব জরুরি। এক কেজিতে {phases-sum|২,৬০০} কেজি হতেই পারে না। একটা টি-শার্টে গ্রাম ধরলে সংখ্যাটা মেলে।',
  'টি-শার্টের কার্বনের {garment-phase-share|অর্ধেক} পোশাক বানাতে, তুলা ফলাতে নয়।',
  'Fiber Bible বলে, “টেকসই” বা “টেকসই নয়” বলে কোনো আঁশ হয় না।',
  'সীমানা বদলালে সংখ্যা দশ গুণ বদলাতে পারে। ইইউর একজন মানুষের জন্য একটা সংস্থা গুনেছিল বছরে {eu-water-2017} পানি, তিন বছর পর {eu-water-2020}। পানি বাঁচেনি: গোনা হয়েছে অন্য কিছু।',
  'পুরো জীবনের গবেষণাগুলো একে অন্যের থেকে আলাদা। একটা সীমা বলাই সৎ।',
  'আঁশ যা-ই হোক, কাপড় বেশি দিন পরলে লাভ।',
] as const;

export const adaptTitle = 'তোমাদের ক্লাসের মতো করে নাও';
export const ADAPT = [
  {
    name: 'ছোট শিক্ষার্থী',
    what: `ওয়ার্কশিটে “${LEVELS.younger}” বেছে নাও: কাজ কম, আর প্রতিটি প্রশ্নের নিচে একটা ইঙ্গিত। ওরা কাপ আঁকুক: এক শ কাপে একটা বিন্দু।`,
  },
  {
    name: 'যন্ত্র নেই',
    what: 'সামনে একটা পর্দা হলেই চলে। পর্দাও না থাকলে এই পাতা, ওয়ার্কশিট আর টি-শার্টের পাতা ছেপে নাও: আমাদের প্রতিটি পাতা ছাপা হয় সাদামাটা লেখা হিসেবে, সারণিসহ।',
  },
  {
    name: 'দৃষ্টিহীন শিক্ষার্থী',
    what: `বারে “${reading}”-এর নিচে “${plain}” বেছে নাও: সব হয়ে যায় লেখা আর সারণি, এক কলামে। প্রতিটি চার্ট শোনার বোতাম আছে। ওয়ার্কশিটের শিরোনাম ও সারণি স্ক্রিন রিডার পড়তে পারে।`,
  },
  {
    name: 'শ্রবণপ্রতিবন্ধী শিক্ষার্থী',
    what: 'শুধু শব্দে কিছুই বলা হয় না, কোনো ভিডিওও নেই।',
  },
  {
    name: 'বাংলায় নতুন',
    what: 'শিক্ষার্থীদের পাতাগুলো ছোট ছোট শব্দে লেখা। যে শব্দের নিচে ফুটকি, তাতে চাপ দিলে মানে দেখা যায়।',
  },
] as const;

export const glossaryTitle = 'জেনে রাখার শব্দ';
export const examTitle = 'পরীক্ষায় যে নামে আসে';
export const EXAM_TERMS = [
  { name: 'নীল পানি', what: 'নদী, হ্রদ ও কূপের পানি। খেতের বেলায় আমরা বলি সেচ।' },
  { name: 'সবুজ পানি', what: 'যে বৃষ্টি মাটি ধরে রাখে আর গাছ কাজে লাগায়। আমরা বলি বৃষ্টি।' },
  { name: 'ধূসর পানি', what: 'নোংরা পানি যথেষ্ট পরিষ্কার হওয়া পর্যন্ত পাতলা করতে যে পানি লাগত। আমরা বলি পাতলা করার পানি।' },
  { name: 'পরোক্ষ পানি', what: 'অন্য কোথাও বিক্রি হয় এমন জিনিস তৈরিতে যে পানি লেগেছে। আমরা বলি পদচিহ্ন।' },
];

export const print = 'এই পাতা ছাপাও';
/** Which tasks are printed. */
export const printTasks = 'যে কাজগুলো ছাপা হবে';
export const printPlanned = (first: string, last: string) => `পরিকল্পনার মতো: কাজ ${first} থেকে ${last}`;
export const printAll = 'সবগুলো';

export const worksheetTitle = 'এটা কি সত্যি হতে পারে?';
export const worksheetLead = 'পানি, তুলা ও সংখ্যা নিয়ে কিছু কাজ। একটা পেনসিল লাগবে। ক্যালকুলেটর ব্যবহার করতে পারো।';
export const pupilName = 'নাম';
export const date = 'তারিখ';
export const fabricsLabel = `${fabricCount}টি আঁশের পানি ও উৎপাদন, একটা কলাম তুমি ভরবে`;
export const fiber = 'আঁশ';
export const litersPerKilogram = 'প্রতি কেজিতে লিটার';
export const millionTons = 'বছরে মিলিয়ন টন';
export const billionCubicMeters = 'বিলিয়ন ঘনমিটার';
export const exitTitle = 'বিদায় টিকিট';
export const exitNumber = 'যে একটা সংখ্যা বাড়িতে গিয়ে বলব:';
export const exitCounts = 'সংখ্যাটা কী গোনে, আর কী বাদ দেয়:';
export const exitSure = 'আমি কতটা নিশ্চিত, আর কেন:';

export const keyTitle = 'উত্তরমালা';
export const keyLead =
  'প্রতিটি উত্তর আমাদের সংখ্যার তালিকা থেকে কষা। সেখানে কোনো সংখ্যা বদলালে উত্তরও বদলায়। শিক্ষার্থীরা ইচ্ছেমতো আসন্ন মান নিতে পারে, যদি তা বলে দেয়।';
export const sample = 'একটা ভালো উত্তর: ';
export const columnLabel = 'কলামটা, ভরা';

export const slipLead = `আমাদের নিজেদের প্রথম খসড়ার ${slipCount}টি দাবি, প্রতিটিতে একটা ভুল। দুটো সংখ্যা দিয়ে পরখ করো।`;
export const seeAnswer = 'উত্তর দেখো';
export const notThis = 'এটা নয়। যে সংখ্যা পেয়েছ, সেটা দেখে আরেকটা চেষ্টা করো।';
/** What is heard when the slip is found: what is true, and the sentences about it. */
export const mended = (right: string, found: string) => `রিফু: ${right}। ${found}`;

export const unreadable = 'এই লিংক কাটা পড়েছে বা এতে কোনো ক্লাস নেই, তাই বোর্ড আগের মতোই আছে।';
export const olderLink = 'এটা পুরোনো লিংক। শেষটা হারিয়ে গেলে শেষ সংখ্যাটা ভুল হতে পারে।';
export const nobody = 'এখনো কেউ নেই';
export const pupils = (count: number) => `${inDigits(count)} জন শিক্ষার্থী`;
export const pupilsFull = (count: number) => `${inDigits(count)} জন শিক্ষার্থী: বোর্ড ভরে গেছে`;
export const question = 'দিনে তুমি কত কাপ পানি খাও?';
export const addPupil = (cups: string) => `${cups} খায়, এমন একজন যোগ করো`;
export const undo = 'ফিরিয়ে নাও';
export const clear = 'মুছে ফেলো';
/** Below the made-up class that stands on the board before anyone has answered. */
export const exampleBoard = 'এটা উদাহরণ। প্রথম চাপেই মুছে যাবে।';
export const oneCup = 'বোর্ডের একটা কাপ মানে একজন শিক্ষার্থী।';
export const daysOfCups = 'দিন, আমাদের কাপে';
export const stripe = (
  <>
    একটা টি-শার্টের তুলায় লাগে <Claim id="cotton-cups" />। একটা ডোরা মানে আমাদের এক দিন।
  </>
);
export const stripes = (cups: string) => `কাপের তৈরি ডোরাকাটা টি-শার্ট। প্রতিটি ডোরা ${cups}, ক্লাসের এক দিন।`;
export const oneDay = 'এক দিন';
export const numbersName = 'গড়, মধ্যক, পরিসর';
export const paperName = 'কাগজে';
export const fullScreen = 'পুরো পর্দা';
export const keepBoard = 'পাতার লিংকেই ক্লাসটা থাকে: রাখতে চাইলে বুকমার্ক করো। নাম নেই, কোনো সার্ভারও দেখে না।';
export const tallyCaption = 'কাগজে বোর্ড: প্রতি শিক্ষার্থীর জন্য একটা দাগ।';
export const tallyCups = 'দিনে কাপ';
export const tallyStrokes = 'দাগ';
export const tallyPupils = 'শিক্ষার্থী';
export const tallyAll = 'মোট কাপ';
export const tallySum = 'যোগফল';
export const joinName = 'কোড দিয়ে যোগ দাও';
export const joinText =
  'কোডটা স্ক্যান করো, কিংবা ঠিকানাটা লেখো: প্রত্যেকে একা উত্তর দেবে। তারপর নিজের লিংকটা শিক্ষকের কাছে পাঠাও, নিচে তা পড়া হবে। আমাদের কাছে কিছু আসে না।';
export const joinLabel = (address: string) => `QR কোড: ${address}`;
