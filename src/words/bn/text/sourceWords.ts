// What we say of a source in our own words, where a list of references has no title or publisher to print. Names and titles stay as they are printed, in Bengali.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/sourceWords';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./sourceWords')>;

export const FULLER_COPY = 'The impact of textile production and waste on the environment, আরও পূর্ণ কপি';
export const TEXTILE_CHAPTER = 'বস্ত্র প্রক্রিয়াকরণে পানি নিয়ে অধ্যায়, ISBN 9780203026519 নম্বরের বইয়ে';
export const QUOTATION = 'A New Textiles Economy-র উদ্ধৃতি';
export const UNEP_CHART = 'পোশাক ও বস্ত্রশিল্পের প্রভাব: একটি চার্ট';
export const TAHOE = 'Lakeshore, California: টাহো হ্রদ, উইকিপিডিয়ার ভাষায়';
export const USGS_ARTICLE =
  'USGS estimates vast amounts of water used in California: ২০১০ সালে তোলা পানি, Ian James-এর লেখা';
export const COTTON_FOOTPRINT = 'Global cotton water footprint, 2020 to 2024, K. R. Kranthi-র লেখা';
export const CELLULOSE_TABLE =
  'Trends on the Cellulose-Based Textiles: Raw Materials and Technologies, সারণি ৩';
export const WOOL_TABLE =
  'The science behind the wool industry: the importance and value of wool production from sheep, সারণি ১';
export const POLYESTER_ARTICLE = 'পলিয়েস্টার নিয়ে একটি লেখা, ২১ জুলাই ২০২৩';
export const WRAP_RELEASE =
  'Fast fashion could be left on the peg as preloved and repair displace new sales: “Displacement Rates Untangled” নিয়ে সংবাদ বিজ্ঞপ্তি';
export const PULSE_COPY = 'Global Fashion Agenda; Scribd-এ একটি কপি';
export const IN_PUBLIC_CEO = 'Public Policy Institute of California, PublicCEO-তে';
export const ABSTRACT = 'cricaas.com.cn-এ সারসংক্ষেপ';
export const IN_TEX_TALKS = 'Better Cotton, TexTalks-এ';
export const HEMP_COPY = 'Textile Exchange, Scribd-এ';
export const SAME_REPORT = 'Ecological Economics ৬০; একই নামের প্রতিবেদন, ২০০৫, docslib-এ';
export const FOOTPRINT_COPIES = 'Hydrology and Earth System Sciences ১৫; দুটো উন্মুক্ত তথ্যভান্ডারে এর সারণির কপি';
export const HELP_PAGE = 'US EPA-র সহায়তা পাতা';
export const VOLUME_OF_NATURE = 'Nature Reviews Earth & Environment, খণ্ড ১';
export const QUOTED_BITESIZE = 'উদ্ধৃত করেছে BBC Bitesize';
export const QUOTED_KIWI = 'উদ্ধৃত করেছে Kiwi Magazine';
export const QUOTED_TIMES_BUSINESS = 'উদ্ধৃত করেছে The Times Business';
export const QUOTED_TELLER_2022 = 'উদ্ধৃত করেছে Teller Report, ১০ ফেব্রুয়ারি ২০২২';
export const QUOTED_DESERT_SUN = 'উদ্ধৃত করেছে Desert Sun, ২১ আগস্ট ২০১৪';
export const QUOTED_E2_EXPO = 'উদ্ধৃত করেছে E2 Expo';
export const QUOTED_BETTER_COTTON = 'উদ্ধৃত করেছে Better Cotton, TexData-তে';
export const QUOTED_INSIGHTS = 'উদ্ধৃত করেছে Textile Insights, ১৯ এপ্রিল ২০২৫';
export const QUOTED_TEX_TALKS = 'উদ্ধৃত করেছে TexTalks';
export const QUOTED_SOURCING = 'Transformers Foundation, উদ্ধৃত করেছে Sourcing Journal';
export const QUOTED_PROHBTD = 'Stockholm Environment Institute, উদ্ধৃত করেছে Prohbtd';
export const QUOTED_TEX_DATA = 'উদ্ধৃত করেছে TexData';
export const QUOTED_PLAYBOOK = 'উদ্ধৃত করেছে Water Playbook';
export const QUOTED_WUSA9 = 'উদ্ধৃত করেছে WUSA9';
export const QUOTED_TELLER_2019 = 'উদ্ধৃত করেছে Teller Report, ২৩ সেপ্টেম্বর ২০১৯';
export const QUOTED_NEW_STANDARD = 'উদ্ধৃত করেছে New Standard Institute';
export const QUOTED_CAVERSHAM = 'উদ্ধৃত করেছে Caversham Bridge';
export const QUOTED_ALLWAY = 'উদ্ধৃত করেছে Allway Exports';
export const QUOTED_WARENTEST = 'উদ্ধৃত করেছে Stiftung Warentest';
export const QUOTED_BOING_BOING = 'উদ্ধৃত করেছে Boing Boing, ১৯ আগস্ট ২০২২';
export const FRENCH_STATE = 'ফরাসি সরকারের একটি মডেল, MIT লাইসেন্সে';
export const COUNTRY_FILES = 'দেশভিত্তিক ফাইলে বিদ্যুৎ';
export const CHINA_HARVEST = '২০২৪ সালে চীনের তুলার ফলন, জাতীয় পরিসংখ্যান ব্যুরোর হিসাবে';
export const QUOTED_XINHUA = 'উদ্ধৃত করেছে Xinhua, ৩০ ডিসেম্বর ২০২৪';
export const HEMP_QUOTED = 'উদ্ধৃত করেছে The Good Earth';
export const GCAM_FILES = 'GCAM-এর তথ্যফাইল: জমি, পানি ও জলবায়ুর এক মডেল';
export const RENOVA_PAGE = 'Renova-র পদ্ধতির পাতা, যা Fiber Bible পৃষ্ঠা ধরে উদ্ধৃত করে';
export const EU_MILLS_QUOTED = 'ইউরোপীয় ইউনিয়ন; পণ্যশ্রেণির নিয়মে উদ্ধৃত';
export const AWAKE_QUOTED = 'উদ্ধৃত করেছে The Water Channel';
export const AWAKE_TITLE = 'Generation Awake: একটা সুতি টি-শার্ট, টোয়েন্টে বিশ্ববিদ্যালয়ের ২০১১ সালের সারণি ধরে';
