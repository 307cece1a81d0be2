// The words of home's error page, a type specimen, in Bengali. Translated by machine; no native speaker has read them yet.

import { inDigits } from '../bengali';
import type * as english from '../en/specimen';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./specimen')>;

export const heading = 'এই পাতার সেলাই খুলে গেছে। রিফু করতে করতে চিনে নাও সেই হরফগুলো, যা গল্পটা গেঁথে রাখে।';
export const faces =
  'একটা সেরিফ, যা সেলাইয়ের সুতা থেকে ভেজা উলের মতো ফুলে ওঠে, আর একটা শান্ত গ্রোটেস্ক, পড়ার সবকিছুর জন্য। ';
export const back = 'পানি ঢালায় ফিরে যাও';
/** Below a letter of the status: "প্রস্থ 50, ওজন 900". */
export const axes = (widthPercent: number, weight: number) =>
  `প্রস্থ ${inDigits(widthPercent)}, ওজন ${inDigits(weight)}`;

export const sizeFitted = 'মাপসই';
export const sizePoster = 'পোস্টার';
export const sizeNumber = 'সংখ্যা';
export const sizeTitle = 'শিরোনাম';
export const sizeLead = 'সূচনা';
export const sizeBody = 'মূল লেখা';
export const sizeLabel = 'লেবেল';
export const textFitted = 'তৃষ্ণার্ত';
export const textNumber = 'প্রধান উপাদানগুলোর খুঁটিনাটি';
export const textTitle = 'রঙের চৌবাচ্চায় ডোবাও, তোলো, তারপর ধোয়ার পর ধোয়া';
export const textLead = (division: string) => `${division}, খুব বড় এক চুমুকের খুব ছোট এক অংশ`;
export const textBody = 'মূল লেখা Thread Sans-এ বসানো, লাইনের মাঝে আধা লাইন ফাঁক, আর চওড়ায় কখনো ত্রিশ এম-এর বেশি নয়।';
export const textLabel = 'লেবেল ও টীকা আধা মোটা, কখনো খুব ছোট নয়।';

export const weightThin = 'সেলাইয়ের সুতা';
export const weightLight = 'এক তারের সুতি সুতা';
export const weightMiddle = 'দুই তার, পাকানো';
export const weightBold = 'উলের মোটা সুতা';
export const weightHeavy = 'দড়ি, ভিজে জবজবে';

export const sample =
  'পানির ধারা হয়ে যায় তুলার সুতা। তাকে ব্লিচ করা হয়, রং করা হয়, ছাপ দেওয়া হয়, ফিনিশ করা হয়, আর শেষে প্যাঁচানো হয় চার্টের স্তম্ভে।';
