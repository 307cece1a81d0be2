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
/** How often A is worn. */
export const wornTimes = '# বার';
export const posterWorn = (letter: string, times: ReactNode) => (
  <>
    <span>{`${letter} পরা হয় `}</span>
    {times}
    <span>।</span>
  </>
);
export const posterRule = 'বিশেষজ্ঞদের ধরা নিয়ম, গোনা নয়। শুকায় দড়িতে।';
export const posterDryer = (share: ReactNode) => (
  <>
    <span>তার ধোয়ার </span>
    {share}
    <span> শুকায় ড্রায়ারে।</span>
  </>
);
export const posterAsk = 'জলবায়ুর ওপর কার চাপ কম?';

// The two lives.
export const toolTitle = 'দুই জীবন, বহু জগৎ';
export const life = (letter: string) => `জীবন ${letter}`;
export const unit = 'CO2e প্রতিবার পরায়';
export const livesUnread = {
  a: 'এই লিংকের প্রথম অর্ধেক নেই। জীবন A সাধারণটাই।',
  b: 'এই লিংকের দ্বিতীয় অর্ধেক নেই। জীবন B সাধারণটাই।',
  both: 'এই লিংক পড়া যায়নি। দুই জীবনই সাধারণটাই।',
};
export const gramsOf = (grams: string) => `${grams} গ্রাম`;
export const PARTS = { making: 'বানানো', washing: 'ধোয়া', drying: 'শুকানো', ironing: 'ইস্ত্রি' };
export const care = 'যত্ন';
export const settings = 'সেটিংস';
export const done = 'হয়েছে';
/** Heard after it. */
export const ofLife = (letter: string) => ` জীবন ${letter}`;
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
export const youSaid = (letter: string) => `তুমি বলেছ ${letter}।`;
export const whySame = 'তুলনা করতে একটা সেটিং বদলাও।';
export const tossUp = 'প্রায় টস করার মতো।';
export const eachShirt =
  'প্রতিটি ছোট জামা একটা জগৎ: নিজের মতো করে বানানো, পরা আর শুকানো, আমাদের বলা সীমার মধ্যে। গোনা, সম্ভাবনা নয়।';
export const modeledCare = 'যত্ন মডেলের হিসাবে';
export const isLighter = (letter: string, worlds: string) => `${letter}-এর চাপ কম ${worlds}টি জগতে`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `, সমান ${worlds}টি জগতে`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} গ্রাম, B ${gramsB} গ্রাম। ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `${all}টি জগতের ${worlds}টিতে ${letter}-এর চাপ কম।`;

// 19% or 52%?
export const studiesTitle = (lower: ReactNode, higher: ReactNode) => (
  <>
    {lower}
    <span>{' নাকি '}</span>
    {higher}
    <span>?</span>
  </>
);
export const MOVES = {
  drying: 'প্রতি ধোয়ার পর ড্রায়ারে শুকাও',
  ironing: 'প্রতিবার ইস্ত্রি করো',
  power: 'পোল্যান্ডে প্লাগ লাগাও',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `টি-শার্টের CO2e-র এতটা আসে তার যত্ন থেকে, বলে দুটো গবেষণা। ${moveCount}টি বোতাম চাপো, এক উত্তর হয়ে যাবে অন্যটি।`;
export const threeMoves = `${moveCount} চাল`;
export const insteadOf = (share: string) => `ধোয়ার ${share}-এর বদলে`;
export const insteadOfEu = 'ইইউ গড়ের বদলে';
export const added = (points: string) => `+${points}`;
/** Heard in place of "+10". */
export const addedPoints = (points: string) => `${points} পয়েন্ট বেশি`;
export const careOf = (care: string, all: string) => `প্রতিবার পরায় ${all} গ্রামের ${care} গ্রাম আসে যত্ন থেকে।`;
export const oneStudy = 'একটা গবেষণার উত্তর।';
export const otherStudy = 'অন্য গবেষণার উত্তর। জামা কিন্তু একই।';
export const noStudy = 'কোনো গবেষণা এ কথা বলে না। বলছ তুমি।';
export const oneWay = (lower: string, higher: string) =>
  `${lower} থেকে ${higher}-এ যাওয়ার একটা পথ, আমাদের মডেলে। গবেষণা দুটো এ পথে না-ও গিয়ে থাকতে পারে।`;

// The numbers.
export const foldName = 'দুই জীবনের সংখ্যা, আর উত্তর কীসের ওপর নির্ভর করে';
export const co2e = 'CO2e-তে বাতাস গরম করে এমন অন্য গ্যাসও গোনা হয়।';
export const startsCaption = 'প্রতিবার পরায় কত গ্রাম CO2e, আর তাতে ব্যবহারের অংশ';
export const startColumn = 'শুরু';
export const careShare = 'ব্যবহার';
export const wholeWear = 'একবার পরা';
export const yourA = 'তোমার A';
export const yourB = 'তোমার B';

// What the answer hangs on.
export const hangsTitle = 'উত্তর কীসের ওপর নির্ভর করে।';
export const makingBand = (making: ReactNode, band: ReactNode) => (
  <>
    <span>জামা বানানোর জন্য ধরি </span>
    {making}
    <span>, জগৎগুলোতে </span>
    {band}
    <span>, যা এসেছে জামার পুরো জীবন থেকে, তাই শুধু বানানোর চেয়ে চওড়া।</span>
  </>
);
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
  replaced: (value: string) => `${value}%`,
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

// The end.
export const pourAgain = 'আবার ঢালো';
export const sources = (list: string) => `সূত্র: ${list}।`;
