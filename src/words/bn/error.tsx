// The words of error views, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/error';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./error')>;

/** The error pages that are written at build, by status. */
export const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'ভুল অনুরোধ',
  403: 'প্রবেশ নিষেধ',
  404: 'পাওয়া যায়নি',
  405: 'অনুমোদিত নয়',
};

/** What happened, in plain words. */
export const STATUS_SENTENCES: Readonly<Record<number, string>> = {
  400: 'ঠিকানা যেভাবে লেখা হয়, এটা সেভাবে লেখা নয়। তাই কী চাওয়া হচ্ছে, বুঝতে পারছি না।',
  403: 'এই পাতা দর্শকদের জন্য খোলা নয়।',
  404: 'এই ঠিকানায় কোনো পাতা নেই।',
  405: 'এখানকার পাতা শুধু পড়া যায়; এখানে কিছু পাঠানো যায় না।',
};

export const heading = 'অ্যাপে হঠাৎ গোলমাল!';
export const failedSentence = 'পাতাটা তৈরির সময় কিছু একটা ভেস্তে গেছে।';
/** For an error without words of its own. */
export const unnamed = 'কোথাও একটা সেলাই খুলে গেছে।';
export const home = 'সুতার খেই ধরো আবার';
