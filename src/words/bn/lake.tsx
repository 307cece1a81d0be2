// The words of the page about the industry's water, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription = 'ফ্যাশনের এক বছরের পানি, অন্টারিও হ্রদে মেপে, এক শ সুতায় ঝুলিয়ে।';
export const brief = (
  <>
    <p>
      বলা হয়েছিল, <Claim id="fashion-water" /> অন্টারিও হ্রদের <Claim id="lake-claimed">অর্ধেক</Claim>; আসলে তা{' '}
      <Claim id="lake-share" />।
    </p>
    <p>
      তার <Claim id="textile-share" /> যায় বস্ত্র উৎপাদনে, আর সেই অংশের <Claim id="cotton-of-textile" /> তুলার।
    </p>
  </>
);

export const claimUnit = 'বিলিয়ন ঘনমিটার পানি, প্রতিবছর।';
export const howMuch = 'এটা অন্টারিও হ্রদের কতটুকু?';
export const yourShare = 'তোমার অনুমান, হ্রদের শতাংশে';
/** After the number that is guessed. */
export const shareUnit = '% হ্রদের';

/** Below the number: the claim, struck, and what is true. */
export const checkText = (half: ReactNode) => (
  <>
    বলা হয়েছিল, তা অন্টারিও হ্রদের {half}। তারপর আমরা যাচাই করেছি: <Claim id="lake-ontario" /> থেকে{' '}
    <Claim id="fashion-water" wording="#" />।
  </>
);
export const half = 'অর্ধেক';

/** After the number. */
export const textileUnit = 'যায় বস্ত্র উৎপাদনে।';
export const textileText = (all: ReactNode, mended: ReactNode) => (
  <>
    বলা হয়েছিল, তা ২০২১ সালে ক্যালিফোর্নিয়ার খরচের {all} {mended}।
  </>
);
export const all = 'সবটুকু';

/** After the number. */
export const cottonUnit = 'তার এতটাই তুলার।';

export const pictureLake = 'অন্টারিও হ্রদের রেখাচিত্র, খালি।';
export const pictureLakeCheck = (share: string, claimed: string) =>
  `অন্টারিও হ্রদের রেখাচিত্র, আয়তনের ${share} ভরা। ফোঁটা ফোঁটা রেখায় পুরোনো দাবি ${claimed}।`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all}টি ঝুলন্ত সুতা, প্রতি শতাংশে একটি। এক হিসাব অনুযায়ী: ${textile}টি নীল সুতা বস্ত্র উৎপাদনের, ${rest}টি রংহীন: বাকি সব।`;
export const pictureCotton = (all: string, cotton: string, other: string) =>
  `${all}টি ঝুলন্ত সুতা, প্রতি শতাংশে একটি। এক হিসাবে: ${cotton}টি তুলার সুতা, ${other}টি নীল অন্য সব আঁশের।`;

export const lakeName = 'অন্টারিও হ্রদ';
/** The tags of the lines in the lake: what was guessed, and what was said. */
export const labelYou = (percent: string) => `তুমি: ${percent}`;
export const saidHalf = 'বলা হয়েছিল: অর্ধেক';
/** After how many hang already: "37", "সুতা ঝুলল, মোট 100টি". */
export const labelHung = (all: string) => `সুতা ঝুলল, মোট ${all}টি`;
export const labelTextile = (yarns: string, all: string) => `${all}টির ${yarns}টি সুতা`;
export const labelCotton = (share: string, yarns: string) => `ওই ${yarns} থেকে ${share}: তুলা`;
export const labelWhole = (all: string) => `ফ্যাশনের সব পানি = ${all}টি সুতা`;

export const onwardSource = (water: ReactNode) => (
  <>
    {water}: <cite>Pulse of the Fashion Industry</cite>, ২০১৭ সালের প্রতিবেদন।
  </>
);
export const onwardLink = 'চলো দেখি, ফ্যাশনের অন্য সব খরচের পাশে পানি কোথায় দাঁড়ায়!';
