// The words of the page about two lives of one shirt, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { inDigits } from '../bengali';
import type * as english from '../en/lives';
import type { Translation } from '../translation';
import { numberWord } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./lives')>;

export const pageTitle = 'এক জামা, দুই জীবন';
export const pageDescription =
  'একটা টি-শার্টের দুই জীবন পাশাপাশি: কতবার পরা, ধোয়া, শুকানো আর ইস্ত্রি করা হয়, আর বহু সম্ভাব্য জগতের কোনটিতে জলবায়ুর ওপর কার চাপ কম।';

// The poster.
export const titleFirst = 'এক জামা,';
export const titleSecond = 'দুই জীবন।';
export const posterA = 'A শুকায় দড়িতে।';
/** How often A is worn. */
export const wornTimes = '# বার';
export const posterWorn = (wears: ReactNode) => (
  <>
    <span>পরা হয় </span>
    {wears}
    <span>: ইউরোপের নিয়ম, বিশেষজ্ঞদের এক অনুমান, যা নিয়ে তর্ক আছে।</span>
  </>
);
export const posterB = 'B পরা হয় দ্বিগুণ সময়।';
export const posterDryer = (share: ReactNode) => (
  <>
    <span>তার ধোয়ার </span>
    {share}
    <span> শুকায় ড্রায়ারে।</span>
  </>
);
export const posterAsk = 'জলবায়ুর ওপর কার চাপ কম? যত ভাবছ, তার চেয়েও বেশি কিছুর ওপর তা নির্ভর করে।';

// The two lives.
export const toolTitle = 'দুই জীবন, বহু জগৎ';
export const life = (letter: string) => `জীবন ${letter}`;
export const unit = 'CO2e প্রতিবার পরায়';
export const oneTurn = (grams: string) => `১ প্যাঁচ = ${grams} গ্রাম`;
export const livesUnread = {
  a: 'এই লিংকের প্রথম অর্ধেক নেই। জীবন A সাধারণটাই।',
  b: 'এই লিংকের দ্বিতীয় অর্ধেক নেই। জীবন B সাধারণটাই।',
  both: 'এই লিংক পড়া যায়নি। দুই জীবনই সাধারণটাই।',
};
export const gramsOf = (grams: string) => `${grams} গ্রাম`;
export const PARTS = { making: 'বানানো', washing: 'ধোয়া', drying: 'শুকানো', ironing: 'ইস্ত্রি' };
export const change = 'বদলাও';
/** Heard after it. */
export const changeLife = (letter: string) => ` জীবন ${letter}`;
export const lowerStart = (share: string) => `যে গবেষণা বলে ${share}, তার কাছাকাছি`;
export const higherStart = (share: string) => `যেটি বলে ${share}, তার কাছাকাছি`;
export const ruleStart = 'ইউরোপের নিয়ম';

export const worn = 'পরা হয়';
export const times = 'বার';
export const wash = 'ধোয়া হয়';
export const wears = (_count: number) => 'বার পরার পর';
export const dried = 'ড্রায়ারে শুকানো';
export const ironed = 'ইস্ত্রি করা';
export const power = 'বিদ্যুৎ';
export const bought = 'কেনা';
export const isNew = 'নতুন';
export const secondHand = 'পুরোনো';
/** Heard after a control's name. */
export const typed = ', টাইপ করে';
export const POWERS = {
  ch: 'সুইজারল্যান্ড',
  be: 'বেলজিয়াম',
  es: 'স্পেন',
  pt: 'পর্তুগাল',
  gb: 'যুক্তরাজ্য',
  tr: 'তুরস্ক',
  it: 'ইতালি',
  eu: 'ইইউ গড়',
  us: 'যুক্তরাষ্ট্র',
  tn: 'তিউনিসিয়া',
  de: 'জার্মানি',
  pl: 'পোল্যান্ড',
};

// What limits each control, beside it.
export const wornNote = (rule: ReactNode) => (
  <>
    {rule}
    <span> একটা ধরে নেওয়া সংখ্যা, তা নিয়ে তর্কও আছে। বেশি পরলে লাভ তখনই, যখন তুমি কম কেনো।</span>
  </>
);
export const driedNote = (low: ReactNode, high: ReactNode) => (
  <>
    <span>কম করে ধরা: </span>
    {low}
    <span>। পুরোনো ড্রায়ার নিতে পারে </span>
    {high}
    <span>।</span>
  </>
);
export const boughtNote = (share: ReactNode) => (
  <>
    <span>ধরা হয় শুধু তখনই, যখন তা নতুন একটার জায়গা নেয়: এ কথা বলেছে </span>
    {share}
    <span>।</span>
  </>
);

/** "পরা 45 বার, ধোয়া প্রতিবার, দড়িতে শুকানো, ইস্ত্রি 40%, ইইউ গড়।" */
export const lifeLine = (
  wears: string,
  wash: number,
  dried: number,
  ironed: number,
  power: string,
  isSecondHand: boolean,
) =>
  `পরা ${wears} বার, ধোয়া ${wash === 1 ? 'প্রতিবার' : `প্রতি ${inDigits(wash)} বার পরার পর`}, ${
    dried === 0 ? 'দড়িতে শুকানো' : `ড্রায়ারে ${inDigits(dried)}%`
  }, ${ironed === 0 ? 'ইস্ত্রি কখনো নয়' : `ইস্ত্রি ${inDigits(ironed)}%`}, ${power}${isSecondHand ? ', পুরোনো কেনা' : ''}।`;

// The worlds.
export const verdictMost = (worlds: string, all: string, letter: ReactNode) => (
  <>
    <span>{`${all}টি জগতের ${worlds}টিতে `}</span>
    {letter}
    <span>-এর চাপ কম।</span>
  </>
);
export const verdictAll = (all: string, letter: ReactNode) => (
  <>
    <span>{`${all}টি জগতের সব কটিতে `}</span>
    {letter}
    <span>-এর চাপ কম।</span>
  </>
);
export const verdictSame = 'A আর B একই জীবন।';
export const whySame = 'এখন তফাত শুধু একটাই: কোন জামা আসলে কত দিন টেকে। কিছু একটা সরাও, তাহলেই তারা আলাদা হবে।';
export const whyTossUp = (letter: string) =>
  `প্রায় টস করার মতো: ${letter}-এর চাপ নিশ্চিত কম, এ কথা কেউ বলতে পারে না।`;
export const whyAll = 'সীমার মধ্যে যে মানই ধরি, এই ক্রম টিকে থাকে।';
export const whyNone = (others: string) => `বাকি ${others}টিতে মানগুলো উল্টো দিকে পড়ে।`;
export const REASONS = {
  makesLittle: 'জামা বানাতে নিঃসরণ কম',
  makesMuch: 'জামা বানাতে নিঃসরণ বেশি',
  outlasts: (letter: string) => `${letter} পরিকল্পনার চেয়ে বেশি টেকে`,
  wearsOut: (letter: string) => `${letter} আগেই ছিঁড়ে যায়`,
};
/** "বাকি 17টির বেশির ভাগে জামা বানাতে নিঃসরণ কম, A পরিকল্পনার চেয়ে বেশি টেকে আর B আগেই ছিঁড়ে যায়।" */
export const whyMost = (others: string, reasons: readonly string[]) =>
  `বাকি ${others}টির বেশির ভাগে ${
    reasons.length > 1 ? `${reasons.slice(0, -1).join(', ')} আর ${reasons.at(-1)}` : reasons[0]
  }।`;
export const oneYarn = (making: ReactNode) => (
  <>
    <span>
      এক সুতা, এক জগৎ: বানানো, ড্রায়ার, ওজন, ইস্ত্রি আর জামা কত দিন টেকে, প্রতিটি ধরা হয়েছে একটা সীমার মধ্যে, আর সীমাগুলো আমরা
      বলে দিই; কয়েকটা প্রান্ত আমাদের নিজের। জামা বানানোর জন্য ধরি{' '}
    </span>
    {making}
    <span>, যা এসেছে জামার পুরো জীবন থেকে, তাই শুধু বানানোর চেয়ে চওড়া।</span>
  </>
);
export const notChance = 'এটা নির্দিষ্ট একগুচ্ছ জগতের হুবহু গণনা, সব ব্রাউজারে একই। এটা সম্ভাবনা নয়।';
export const isLighter = (letter: string, worlds: string) => `${letter}-এর চাপ কম ${worlds}টিতে`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `, সমান ${worlds}টিতে`;
export const gramsLess = (grams: string) => `${grams} গ্রাম কম`;
export const pickWorld = (all: string) => `${all}টি জগতের একটি`;
/** "জগৎ 160: বানানো 11.6 কেজি, জামা 181 গ্রাম, ড্রায়ার 0.64 kWh কেজিতে, A পরা 63 বার, B 118 বার: B-তে 71 গ্রাম কম।" */
export const world = (
  place: string,
  making: string,
  shirt: string,
  dryer: string,
  wornA: string,
  wornB: string,
  grams: string,
  isLess: boolean,
) =>
  `জগৎ ${place}: বানানো ${making} কেজি, জামা ${shirt} গ্রাম, ড্রায়ার কেজিতে ${dryer} kWh, A পরা ${wornA} বার, B ${wornB} বার: B-তে ${grams} গ্রাম ${isLess ? 'কম' : 'বেশি'}।`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} গ্রাম, B ${gramsB} গ্রাম। ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `${all}টি জগতের ${worlds}টিতে ${letter}-এর চাপ কম।`;

// 19% or 52%?
export const studiesTitle = (lower: string, higher: string) => `যত্ন থেকে: ${lower} নাকি ${higher}?`;
export const MOVES = {
  drying: 'প্রতি ধোয়ার পর ড্রায়ারে শুকাও',
  ironing: 'প্রতিবার ইস্ত্রি করো',
  power: 'পোল্যান্ডে প্লাগ লাগাও',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `টি-শার্টের CO2e-র কতটা আসে ধোয়া, শুকানো আর ইস্ত্রি থেকে? দুটো গবেষণা তা জানতে চেয়েছে। ${moveCount}টি জিনিস সরাও, এক উত্তর হয়ে যাবে অন্যটি।`;
export const threeMoves = `${moveCount} চাল`;
export const insteadOf = (share: string) => `ধোয়ার ${share}-এর বদলে`;
export const insteadOfEu = 'ইইউ গড়ের বদলে';
export const added = (points: string) => `+${points}`;
/** Heard in place of "+10". */
export const addedPoints = (points: string) => `${points} পয়েন্ট বেশি`;
export const comesFromCare = (care: string, all: string) =>
  `টি-শার্টের CO2e-র এতটা আসে তার যত্ন থেকে: প্রতিবার পরায় ${all} গ্রামের ${care} গ্রাম।`;
export const oneStudy = 'একটা গবেষণার উত্তর।';
export const otherStudy = 'অন্য গবেষণার উত্তর। জামা কিন্তু একই।';
export const noStudy = 'কোনো গবেষণা এ কথা বলে না। বলছ তুমি।';
export const weChecked = 'আমরা যাচাই করেছি';
export const studiesNote = (whole: ReactNode, making: ReactNode) => (
  <>
    <span>অংশ দুটো মিলে যায়। গবেষণা দুটো মেলে না। প্রথমটি সব মিলিয়ে গোনে </span>
    {whole}
    <span>, আমাদের মডেল শুধু বানাতেই </span>
    {making}
    <span>
      । এক অংশ থেকে অন্য অংশে যাওয়ার এটা একটা পথ, প্রকাশিত কিছু মান আর আমাদের একটা মান দিয়ে। গবেষণা দুটো এই মানগুলোই নিয়েছে কি
      না, আমরা জানি না।
    </span>
  </>
);
export const saidBy = (lower: ReactNode, higher: ReactNode) => (
  <>
    <span>একটা গবেষণা বলে </span>
    {lower}
    <span>, আরেকটা </span>
    {higher}
    <span>।</span>
  </>
);

// The numbers.
export const startsTitle = 'জামার জীবন, সংখ্যায়';
export const startsCaption = 'প্রতিবার পরায় কত গ্রাম CO2e, আর তাতে ব্যবহারের অংশ';
export const startColumn = 'শুরু';
export const careShare = 'ব্যবহার';
export const wholeWear = 'একবার পরা';
export const yourA = 'তোমার A';
export const yourB = 'তোমার B';

// What the answer hangs on.
export const hangsTitle = 'উত্তর কীসের ওপর নির্ভর করে।';
export const HANGS = {
  makingKg: 'একটা জামা বানানো',
  lastingA: 'A আসলে কত দিন টেকে',
  lastingB: 'B আসলে কত দিন টেকে',
  dryerKwhPerKg: 'ড্রায়ার কতটা নেয়',
  shirtKg: 'জামার ওজন',
  ironingHours: 'ইস্ত্রিতে কত সময় লাগে',
  replaced: 'নতুনের বদলে পুরোনো কেনা',
};
export const ENDS = {
  makingKg: (value: string) => `${value} কেজি`,
  lastingA: (value: string) => `পরিকল্পনার ${value} গুণ`,
  lastingB: (value: string) => `পরিকল্পনার ${value} গুণ`,
  dryerKwhPerKg: (value: string) => `কেজিতে ${value} kWh`,
  shirtKg: (value: string) => `${value} গ্রাম`,
  ironingHours: (value: string) => `${value} মিনিট`,
  replaced: (value: string) => `১০০-তে ${value}`,
};
/** "2 কেজি হলে B-তে 16 গ্রাম কম; 18 কেজি হলে B-তে 187 গ্রাম কম।" */
export const moved = (low: ReactNode, atLow: string, high: ReactNode, atHigh: string) => (
  <>
    {low}
    <span>{` হলে ${atLow}; `}</span>
    {high}
    <span>{` হলে ${atHigh}।`}</span>
  </>
);
export const bLess = (grams: string) => `B-তে ${grams} গ্রাম কম`;
export const bMore = (grams: string) => `B-তে ${grams} গ্রাম বেশি`;
export const movesNothing = 'এখানে কিছু বদলায় না';
export const oursNote = (dryer: ReactNode, shirt: ReactNode) => (
  <>
    <span>দুটো প্রান্ত আমাদের নিজের: ড্রায়ারের </span>
    {dryer}
    <span>, আর আমাদের গল্পের জামার </span>
    {shirt}
    <span>।</span>
  </>
);

// In water.
/** After a number of cups. */

// The end.
export const shareLives = 'এই দুই জীবন শেয়ার করো';
export const backToLabel = 'তোমার লেবেলে ফিরে যাও';
export const pourAgain = 'আবার ঢালো';
export const sources = (list: string) => `সূত্র: ${list}।`;
