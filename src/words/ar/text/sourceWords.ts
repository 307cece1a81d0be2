// What we say of a source in our own words, where a list of references has no title or publisher to print. Names and titles stay as they are printed, in Arabic.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/sourceWords';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./sourceWords')>;

export const FULLER_COPY = 'The impact of textile production and waste on the environment، نسخة أكمل';
export const TEXTILE_CHAPTER = 'فصل عن الماء في معالجة المنسوجات، في الكتاب ذي الرقم ISBN 9780203026519';
export const QUOTATION = 'اقتباس من A New Textiles Economy';
export const UNEP_CHART = 'أثر صناعة الملابس والمنسوجات: رسم بياني';
export const TAHOE = 'Lakeshore, California: بحيرة تاهو، بكلمات ويكيبيديا';
export const USGS_ARTICLE =
  'USGS estimates vast amounts of water used in California: المسحوب في 2010، بقلم Ian James';
export const COTTON_FOOTPRINT = 'Global cotton water footprint, 2020 to 2024، بقلم K. R. Kranthi';
export const CELLULOSE_TABLE =
  'Trends on the Cellulose-Based Textiles: Raw Materials and Technologies، الجدول 3';
export const WOOL_TABLE =
  'The science behind the wool industry: the importance and value of wool production from sheep، الجدول 1';
export const POLYESTER_ARTICLE = 'مقال عن البوليستر، 21 يوليو 2023';
export const WRAP_RELEASE =
  'Fast fashion could be left on the peg as preloved and repair displace new sales: بيان صحفي عن «Displacement Rates Untangled»';
export const PULSE_COPY = 'Global Fashion Agenda؛ نسخة على Scribd';
export const IN_PUBLIC_CEO = 'Public Policy Institute of California، في PublicCEO';
export const ABSTRACT = 'ملخص على cricaas.com.cn';
export const IN_TEX_TALKS = 'Better Cotton، في TexTalks';
export const HEMP_COPY = 'Textile Exchange، على Scribd';
export const SAME_REPORT = 'Ecological Economics 60؛ والتقرير الذي يحمل العنوان نفسه، 2005، على docslib';
export const FOOTPRINT_COPIES =
  'Hydrology and Earth System Sciences 15؛ نسخ من جداولها في مجموعتي بيانات مفتوحتين';
export const HELP_PAGE = 'صفحة مساعدة من US EPA';
export const VOLUME_OF_NATURE = 'Nature Reviews Earth & Environment، المجلد 1';
export const QUOTED_BITESIZE = 'نقلته BBC Bitesize';
export const QUOTED_KIWI = 'نقلته Kiwi Magazine';
export const QUOTED_TIMES_BUSINESS = 'نقلته The Times Business';
export const QUOTED_TELLER_2022 = 'نقله Teller Report، في 10 فبراير 2022';
export const QUOTED_DESERT_SUN = 'نقلته Desert Sun، في 21 أغسطس 2014';
export const QUOTED_E2_EXPO = 'نقله E2 Expo';
export const QUOTED_BETTER_COTTON = 'نقلته Better Cotton في TexData';
export const QUOTED_INSIGHTS = 'نقلته Textile Insights، في 19 أبريل 2025';
export const QUOTED_TEX_TALKS = 'نقلته TexTalks';
export const QUOTED_SOURCING = 'Transformers Foundation، كما نقلها Sourcing Journal';
export const QUOTED_PROHBTD = 'Stockholm Environment Institute، كما نقله Prohbtd';
export const QUOTED_TEX_DATA = 'نقلته TexData';
export const QUOTED_PLAYBOOK = 'نقله Water Playbook';
export const QUOTED_WUSA9 = 'نقلته WUSA9';
export const QUOTED_TELLER_2019 = 'نقله Teller Report، في 23 سبتمبر 2019';
export const QUOTED_NEW_STANDARD = 'نقله New Standard Institute';
export const QUOTED_CAVERSHAM = 'نقلته Caversham Bridge';
export const QUOTED_ALLWAY = 'نقلته Allway Exports';
export const QUOTED_WARENTEST = 'نقلته Stiftung Warentest';
export const QUOTED_BOING_BOING = 'نقلته Boing Boing، في 19 أغسطس 2022';
export const FRENCH_STATE = 'نموذج للدولة الفرنسية، برخصة MIT';
export const COUNTRY_FILES = 'الكهرباء في ملفات البلدان';
export const CHINA_HARVEST = 'محصول القطن في الصين عام 2024، من National Bureau of Statistics';
export const QUOTED_XINHUA = 'نقلته Xinhua، في 30 ديسمبر 2024';
export const HEMP_QUOTED = 'نقلته The Good Earth';
export const GCAM_FILES = 'ملفات إدخال GCAM، وهو نموذج للأرض والماء والمناخ';
export const RENOVA_PAGE = 'صفحة عن منهج Renova، تنقل عن Fiber Bible بأرقام الصفحات';
export const EU_MILLS_QUOTED = 'الاتحاد الأوروبي؛ منقول في قواعد فئات المنتجات';
export const AWAKE_QUOTED = 'نقلته The Water Channel';
export const AWAKE_TITLE = 'Generation Awake: تيشيرت قطني واحد، بجدول 2011 لجامعة توينتي';
