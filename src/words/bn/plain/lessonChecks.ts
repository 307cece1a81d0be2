// What is said of a typed answer, in Bengali.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/lessonChecks';
import type { Growing } from '../../translation';

export type Checked = Growing<typeof english, typeof import('./lessonChecks')>;

export const SLIPPED = {
  percentOfPercent: 'এটা একটা অংশের শতাংশ। প্রশ্নে চাওয়া হয়েছে মোটের শতাংশ, তাই এক শতাংশের অন্য শতাংশ বের করো।',
  seedCotton: 'এতে বীজও ধরা হয়েছে। টি-শার্ট হয় শুধু আঁশতুলায়।',
  unit: 'এককগুলো দেখো। একটাকে অন্যটায় আনা হয়নি।',
  perKilogram: 'এটা প্রতি কেজির হিসাব। প্রশ্নটা একটা টি-শার্টের।',
  decimals: 'অঙ্কগুলো ঠিক আছে। দশমিক বিন্দু অন্য জায়গায়।',
  upsideDown: 'ভাগটা উল্টে দাও: কী ভাগ হচ্ছে, আর কী দিয়ে?',
  hundred: 'শতাংশ মানে এক শ ভাগে কত ভাগ। এক শ দিয়ে একটা ধাপ বাদ পড়েছে, কিংবা বেশি হয়েছে।',
  rounded: 'এটা আসন্ন মানের উত্তর। এবার কাপের সঠিক মান নাও।',
  whole: 'আবার দেখো: এখানে কোন সংখ্যাটা পুরোটা, আর কোনটা অংশ?',
  otherPart: 'এটা অন্য অংশগুলোর একটা। এই অংশের শতাংশ কোনটি?',
  difference: 'এটা কত বেশি, তার হিসাব। “কত গুণ” মানে ভাগ করতে হবে।',
};
