// The words of the sources page, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import { inDigits } from '../bengali';
import type * as english from '../en/sources';
import type { Translation } from '../translation';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./sources')>;

export const pageTitle = 'প্রতিটি সংখ্যা কতটা নিশ্চিত?';
export const pageDescription = 'গল্পের প্রতিটি সংখ্যা: কী গোনে, কোথা থেকে এল, হিসাবটা কী, আর আমরা কতটা নিশ্চিত।';
export const onThisPage = 'এই পাতায়';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'দুটো সংখ্যা, যা মেলে না বলে মনে হয়',
  mended: `${slipCount}টি ভুল, রিফু করা`,
  ledger: 'হিসাবের খাতা',
  'our-title': 'আমাদের শিরোনাম: তুলা কি তৃষ্ণার্ত?',
  references: 'তথ্যসূত্র',
  'cite-this': 'এটা উদ্ধৃত করো',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'সংখ্যা ঠিক';
export const tallyNoted = 'সংখ্যা ঠিক, টীকাসহ';
export const tallyUnconfirmed = 'সংখ্যা নিশ্চিত নয়';
export const tallyOff = 'সংখ্যা ঠিক নয়';

// The search.
export const findFigure = 'সংখ্যা খোঁজো';
export const verdict = 'রায়';
/** As its list names them: "all" first. */
export const VERDICTS = {
  all: 'সব রায়',
  holds: 'ঠিক',
  'holds with a note': 'টীকাসহ',
  unconfirmed: 'নিশ্চিত নয়',
  off: 'ঠিক নয়',
};
export const foundOf = (found: number, total: number) => `${inDigits(total)}টির মধ্যে ${inDigits(found)}টি`;

// After a number, on a fold and, for who listens, behind what the search found.
export const figures = (_count: number) => 'টি সংখ্যা';
export const references = (_count: number) => 'টি তথ্যসূত্র';
/** Before the references: what stands behind some of them. */
export const readingKey = 'বন্ধনীতে: মূল লেখার চেয়ে কম পড়লে কী পড়েছি, আর কীসে সূত্র দুর্বল।';

// Two numbers that seem to disagree.
export const key = 'চিহ্নের মানে';
export const colon = ': ';
export const either = (one: ReactNode, other: ReactNode) => (
  <>
    {one} নাকি {other}?
  </>
);
export const ranges = 'প্রতিটি প্রশ্নের সবচেয়ে কম থেকে সবচেয়ে বেশি হিসাব';
export const finding = (
  <>
    কে কী গোনে? এক প্রতিবেদনে ফ্যাশনশিল্প নেয় <Figure id="fashion-water" />। আরেকটিতে সব বস্ত্র মিলে নেয়{' '}
    <Figure id="textiles-water" />; তার মধ্যে পোশাক <Figure id="clothing-water" /> বা তার বেশি। জাতিসংঘের একটা চার্টের
    যে ছবি আমরা দেখেছি, তাতে আছে <Figure id="unep-water" />, কীসের তা বলা নেই। তুলার ওপর পড়া বৃষ্টিও ধরলে শুধু তুলাতেই লাগে{' '}
    <Figure id="cotton-wide-water" />।
  </>
);

// Our slips, mended.
export const said = (wrong: ReactNode) => <>আমাদের প্রথম খসড়ায় ছিল: {wrong}।</>;
export const checked = (right: ReactNode, working: ReactNode) => (
  <>
    রিফু: {right} ({working})।
  </>
);

// The ledger.
export const ledgerIntro = (claims: ReactNode, schema: ReactNode, offlineCopy: ReactNode) => (
  <>
    যে পাতায় সংখ্যাটা প্রথম এসেছে, তার নিচেই সেটি রাখা। একই জিনিস ডেটা হিসেবে: {claims}, সঙ্গে তার {schema}। নেটওয়ার্ক ছাড়া
    খোলার জন্য, স্থির চার্টসহ, নড়াচড়া করা গল্পটা বাদে: {offlineCopy}।
  </>
);
export const schema = 'স্কিমা';
export const whereTheyStand = 'কোথায় আছে';
export const ofYear = (boundary: string, year: string) => `${boundary} সাল: ${inDigits(year)}।`;
export const sources = 'সূত্র: ';

export const ourTitle = (
  <>
    তা নির্ভর করে কোথায় জন্মায় তার ওপর। শুধু যুক্তরাষ্ট্রেই খামারগুলো তুলায় সেচ দেয় <Figure id="us-cotton-irrigation" />। বৃষ্টির
    তুলা খায় বৃষ্টি, যা এমনিতেও পড়ত। Transformers Foundation শব্দটা ব্যবহার না করার পরামর্শ দেয়। তারা কথা বলে ডেনিম সরবরাহকারীদের
    হয়ে, তাই তাদের স্বার্থ আছে। শব্দটা আমরা রেখেছি শিল্পের জন্য, আর প্রতিটি সংখ্যার পাশে বলে দিই, কোন পানি তাতে ধরা।
  </>
);

// Cite this.
export const edition = (number: number, date: string) => `সংস্করণ ${inDigits(number)}, ${date}।`;
/** The link to the page of the data. */
export const openData = 'সারণি, সংস্করণ, আর তোমার পাতার জন্য একটা চার্ট';
export const whatToCite = 'কী উদ্ধৃত করছ';
export const wholeStory = 'গোটা গল্প';
export const copied = 'কপি হয়েছে';
export const copyCitation = 'উদ্ধৃতিটা কপি করো';

// What readers ask most, each with its answer; and how a number is checked.
export const ASKED = [
  {
    ask: 'একটা টি-শার্টে কত পানি লাগে?',
    answer: (
      <>
        তার তুলায় <Figure id="cotton-cups" />, এক হিসাব অনুযায়ী।
      </>
    ),
  },
  {
    ask: 'গোটা ফ্যাশন অন্টারিও হ্রদের কতটা?',
    answer: (
      <>
        <Figure id="lake-share" />, বলা হতো অর্ধেক, তা নয়।
      </>
    ),
  },
  {
    ask: `${fabricCount}টি কাপড়ের কোনটি সবচেয়ে বেশি পানি খায়?`,
    answer: 'তুলা, পড়া সব সারণিতেই অনেক এগিয়ে।',
  },
];
export const checking =
  'সংখ্যা যেভাবে যাচাই হয়: যে লেখা থেকে এসেছে তা খুঁজি, আর টুকে রাখি কী পড়া হলো, কোথায়, কবে। সাইট বদলালেই প্রতিবার হিসাব নতুন করে কষা হয়।';

/** The words of a question that say nothing. */
export const EMPTY_WORDS =
  'কত কতটা কতটুকু লাগে একটা একটি কী কি কেন কোন কোনটি আর ও এর থেকে জন্য হয় কে কোথায় কখন ভালো খারাপ';
export const nothingFound = 'কিছু পাওয়া যায়নি। একটা শব্দ দিয়ে দেখো: টি-শার্ট, হ্রদ, তুলা।';
