// What the claims of the charts’ records say, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/recordClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./recordClaims')>;

export const FABRIC_CLAIMS = {
  water: {
    title: 'এক কেজিতে পানি: #',
    boundary: 'এক কেজি আঁশ বানাতে কত লিটার; বৃষ্টি সম্ভবত ধরা হয়নি।',
    note: 'আমাদের সংখ্যায় বৃষ্টি সম্ভবত বাদ; তা ধরে একটা গবেষণা হেম্পে গুনেছে {hemp-with-rain} লিটার। পড়া সব সারণিতেই তুলা অনেক এগিয়ে প্রথম। বাকিগুলোর ক্রম ঠিক নয়: পলিয়েস্টারে {published-polyester-water.low} থেকে {published-polyester-water.high} লিটার (এখানে {polyester-water}), পলিঅ্যামাইডে {published-polyamide-water.low} থেকে {published-polyamide-water.high} ({polyamide-water}), ভিসকসে {published-viscose-water.low} থেকে {published-viscose-water.high} ({cellulosics-water}), উলে {published-wool-water} ({wool-water})।',
  },
  energy: {
    title: 'এক কেজিতে শক্তি: #',
    boundary: 'আমরা পেয়েছি kWh-এ; সংখ্যা মেলে মেগাজুলে, যা আরও ছোট একক।',
    note: 'প্রকাশিত মানগুলো কাছাকাছি, প্রতি কেজিতে মেগাজুলে: তুলায় {published-cotton-energy}, পলিয়েস্টারে {published-polyester-energy}, ভিসকসে {published-viscose-energy.low} থেকে {published-viscose-energy.high}।',
  },
  co2: {
    title: 'এক কেজি থেকে CO2: #',
    boundary: 'এক কেজি আঁশে কত কেজি CO2e (অন্য গ্যাসও এতে ধরা), সুতা কাটা, রং করা ও সেলাইয়ের আগে।',
    note: 'শুধু আঁশের হিসাব: {shirt-weight} গ্রামের একটা টি-শার্টের তুলায় হয় {shirt-fiber-co2} কেজি CO2e।',
  },
  production: {
    title: 'বছরে বিশ্বে উৎপাদন: #',
    boundary: 'বছরে মিলিয়ন টন, ২০১৮ সালের কাছাকাছি।',
    note: '২০১৮ সালের একটা প্রকাশিত সারণিতে প্রায় একই মান আছে। ২০২৪ সালে সব আঁশের {polyester-2024}% ছিল পলিয়েস্টার, আর {cotton-2024}% তুলা।',
  },
};

export const HEMP_PRODUCTION = {
  boundary: 'মিলিয়ন টন, ২০০৫ সালে।',
  note: 'FAO-র ২০০৫ সালের সংখ্যা, এক পাতার উদ্ধৃতিতে। পরে বেড়েছে: আরেক পাতায় ২০১৬ সালে ০.১ মিলিয়ন টনের বেশি।',
};

export const COTTON_CO2_NOTE =
  'শুধু আঁশের হিসাব। এক প্রকাশিত সারণির মান দশ ভাগের এক ভাগ কম; অন্যগুলোয় বেশি। {shirt-weight} গ্রামের একটা টি-শার্টের তুলায় হয় {shirt-fiber-co2} কেজি CO2e।';

export const PHASE_CLAIMS = {
  emissions: {
    title: 'কার্বন: #',
    boundary: 'যেমন বলা হয়েছিল, প্রতি কেজি কাপড়ে কেজি; মেলে শুধু টি-শার্টপ্রতি গ্রাম।',
    note: 'এগুলো একটা হালকা টি-শার্ট নিয়ে একটা সুইডিশ গবেষণার। পড়ো গ্রাম CO2e হিসেবে: অন্য গ্যাসও এতে ধরা।',
  },
  share: {
    title: 'অংশ: #',
    boundary: 'একটা টি-শার্টের কার্বনের, সব ধাপ মিলিয়ে।',
    note: 'এই অংশগুলো একটা হালকা টি-শার্ট নিয়ে একটা সুইডিশ গবেষণার।',
  },
};
