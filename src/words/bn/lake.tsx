// The words of the page about the industry's water, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { inDigits } from '../bengali';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription =
  'ফ্যাশনের এক বছরের পানি, অন্টারিও হ্রদের সঙ্গে মেপে, এক শ সুতায় ঝুলিয়ে: কতটা যায় বস্ত্রে, আর কতটা তুলায়।';

export const claimUnit = 'ঘনমিটার পানি, প্রতিবছর';
export const claimDrink = (correction: ReactNode) => <>বছরে এতটাই পানি খায় ফ্যাশন{correction}।</>;
export const claimSaid = ', বলা হয়েছিল তা ';

export const howMuch = 'এটা অন্টারিও হ্রদের কতটুকু?';
export const guessFirst = 'আগে অনুমান করো, তারপর পড়ো।';
export const pullWater = 'পানির রেখাটা টানো, একটা সংখ্যা লেখো, কিংবা শুধু স্ক্রল করে এগোও।';
export const yourShare = 'তোমার অনুমান, হ্রদের শতাংশে';

export const checkEyebrow = 'আমরা যাচাই করেছি';
export const checkTitle = (
  <>
    {'হ্রদের অর্ধেক নয়। '}
    <strong>
      <Claim id="lake-share" />
    </strong>
  </>
);
export const checkText = (
  <>
    অন্টারিও হ্রদে আছে <Claim id="lake-ontario" format="short" />। এক হিসাব অনুযায়ী ফ্যাশনের এক বছরে লাগে{' '}
    <Claim id="fashion-water" wording="# ঘনকিমি (২০১৫)" />: হ্রদের{' '}
    <Claim id="lake-one-in">বিশ ভাগের এক ভাগ</Claim>, আর টাহো হ্রদের <Claim id="tahoe-share">প্রায় অর্ধেক</Claim>। ভাঙা
    রেখাটা পুরোনো দাবির।
  </>
);

export const yarnsLead = 'ভাবো, ফ্যাশনের পানি এই হ্রদ থেকে টেনে তোলা হচ্ছে সুতার পর সুতায়।';
export const yarnsText = (
  <>
    সবগুলো মিলে এক বছরের পুরো <Claim id="fashion-water" format="short" /> পানি: একটা সুতা মানে এক শতাংশ।
  </>
);

export const textileLead = 'ফ্যাশনের পানির এতটা যায় বস্ত্র উৎপাদনে।';
export const textileText = (correction: ReactNode) => (
  <>শুনে মনে হয় কারখানার কথা। আসলে সম্ভবত খেতের: তুলার মতো ফসলে দেওয়া সেচের পানি। {correction}।</>
);
export const textileSaid = 'বলা হয়েছিল, নীল সুতাগুলো মানে ';

export const cottonLead = (ofTwenty: string) => (
  <>
    ওই <Claim id="textile-share" wording="#টি সুতা" /> থেকে এতটা তুলার:{' '}
    <Claim id="cotton-of-textile">{ofTwenty}</Claim>।
  </>
);
export const cottonText = (
  <>
    তাহলে মোট <Claim id="yarns" /> থেকে তুলার ভাগে প্রায় <Claim id="cotton-of-all" wording="#টি" />, যদি দুটো সংখ্যাই
    ঠিক হয়। বাকি নীল সুতাগুলো অন্য সব আঁশের।
  </>
);

export const californiaPicture = (share: string) => `ক্যালিফোর্নিয়ার রেখাচিত্র, ক্ষেত্রফলের প্রায় ${share} ভরা।`;
export const californiaFull = (
  <>
    <Claim id="california-share" /> ভরা
  </>
);

export const saidHalf = 'বলা হয়েছিল অর্ধেক';
export const lakeName = 'অন্টারিও হ্রদ';
export const stillShare = (
  <>
    <Claim id="lake-share" />, ক্ষেত্রফল দিয়ে দেখানো
  </>
);
export const stillTahoe = 'গোল চাকতি: টাহো হ্রদ, পানির পরিমাণ অনুযায়ী আঁকা (আকার নয়), অর্ধেক ভরা';

/** The parts of the hundred yarns, below their still pictures. */
export const KEY = {
  all: (
    <>
      <Claim id="yarns" /> = সবটা
    </>
  ),
  textile: (
    <>
      <Claim id="textile-share" wording="#টি সুতা" /> বস্ত্র উৎপাদন
    </>
  ),
  everythingElse: (
    <>
      <Claim id="other-share" wording="#টি সুতা" /> বাকি সব
    </>
  ),
  cotton: (
    <>
      <Claim id="cotton-yarns" wording="#টি সুতা" /> তুলা
    </>
  ),
  otherFibers: (
    <>
      <Claim id="other-fibers" wording="#টি সুতা" /> অন্য সব আঁশ
    </>
  ),
};
export const keyOfRopes = (cotton: number, all: number) => (
  <>
    <Claim id="cotton-of-textile">{`${inDigits(all)}টি দড়ির ${inDigits(cotton)}টি`}</Claim> তুলা
  </>
);

export const pictureLakeClaim = (claimed: string) =>
  `অন্টারিও হ্রদের রেখাচিত্র, পশ্চিম দিক থেকে ক্ষেত্রফলের ${claimed} ভরা, দাবি যেমন ছিল।`;
export const pictureLakeCheck = (share: string, claimed: string) =>
  `অন্টারিও হ্রদের রেখাচিত্র, ক্ষেত্রফলের ${share} ভরা। ভাঙা রেখায় পুরোনো দাবি ${claimed}। পাশে টাহো হ্রদ, পানির পরিমাণ অনুযায়ী আঁকা গোল চাকতি, প্রায় অর্ধেক ভরা।`;
export const pictureYarns = (all: string, water: string) =>
  `${all}টি ঝুলন্ত সুতা, প্রতি শতাংশে একটি, সব নীল: ${water}।`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all}টি ঝুলন্ত সুতা, প্রতি শতাংশে একটি। এক হিসাব অনুযায়ী: ${textile}টি নীল সুতা বস্ত্র উৎপাদনের, ${rest}টি রংহীন: বাকি সব।`;
export const pictureCotton = (all: string, cotton: string, other: string, rest: string) =>
  `${all}টি ঝুলন্ত সুতা, প্রতি শতাংশে একটি। এক হিসাব অনুযায়ী: ${cotton}টি তুলার সুতা, ${other}টি নীল অন্য সব আঁশের, ${rest}টি রংহীন: বাকি সব।`;
export const pictureRopes = (textile: string, ropes: number, cotton: number) =>
  `নিচে, এক হিসাব অনুযায়ী, এই ${textile}টি সুতাকে পুরো ধরা হলো: ${inDigits(ropes)}টি দড়ি, তার ${inDigits(cotton)}টি তুলার।`;

export const labelShare = (share: string) => `${share}, ক্ষেত্রফল দিয়ে দেখানো`;
export const labelTahoe = 'টাহো হ্রদ, পানির পরিমাণ অনুযায়ী আঁকা (আকার নয়): অর্ধেক ভরা';
export const labelSource = (share: string) => `হ্রদের ${share}`;
/** After how many hang already: "37", "সুতা ঝুলল, মোট 100টি". */
export const labelHung = (all: string) => `সুতা ঝুলল, মোট ${all}টি`;
export const labelAll = (all: string, water: string) => `${all}টি সুতা = পুরো ${water}`;
export const labelTextile = (yarns: string) => `${yarns} বস্ত্র উৎপাদন`;
export const labelRest = (yarns: string) => `${yarns} বাকি সব`;
export const labelCotton = (yarns: string) => `${yarns} তুলা`;
export const labelWhole = (yarns: string) => `${yarns}টি সুতাকে পুরো ধরা হলো`;
export const labelRopes = (cotton: number, all: number) =>
  `${inDigits(all)}টি দড়ির ${inDigits(cotton)}টি: তুলা`;
export const labelOtherRope = (ropes: number) => `${inDigits(ropes)}টি: অন্য সব আঁশ`;

export const onwardSource = (water: string, sources: string) => (
  <>
    {water} সংখ্যাটার সূত্র: <cite>Pulse of the Fashion Industry</cite>, ২০১৭। এই পাতার সব সংখ্যার সূত্র: {sources}। যাচাই
    আমাদের।
  </>
);
export const onwardLink = 'চলো দেখি, ফ্যাশনের অন্য সব খরচের পাশে পানি কোথায় দাঁড়ায়!';
