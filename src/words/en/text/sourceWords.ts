// What we say of a source in our own words, where a list of references has no title or publisher to print. Names and titles stay as they are printed (data/sources.ts).

export const FULLER_COPY = 'The impact of textile production and waste on the environment, fuller copy';
export const TEXTILE_CHAPTER = 'Chapter on water in textile processing, in the book with ISBN 9780203026519';
export const QUOTATION = 'Quotation of A New Textiles Economy';
export const UNEP_CHART = 'The clothing and textile industry’s impact: a chart';
export const TAHOE = 'Lakeshore, California: Lake Tahoe, in the words of Wikipedia';
export const USGS_ARTICLE =
  'USGS estimates vast amounts of water used in California: withdrawals in 2010, by Ian James';
export const COTTON_FOOTPRINT = 'Global cotton water footprint, 2020 to 2024, by K. R. Kranthi';
export const CELLULOSE_TABLE =
  'Trends on the Cellulose-Based Textiles: Raw Materials and Technologies, Table 3';
export const WOOL_TABLE =
  'The science behind the wool industry: the importance and value of wool production from sheep, Table 1';
export const POLYESTER_ARTICLE = 'An article on polyester, July 21, 2023';
export const WRAP_RELEASE =
  'Fast fashion could be left on the peg as preloved and repair displace new sales: press release on “Displacement Rates Untangled”';
export const PULSE_COPY = 'Global Fashion Agenda; a copy on Scribd';
export const IN_PUBLIC_CEO = 'Public Policy Institute of California, in PublicCEO';
export const ABSTRACT = 'abstract on cricaas.com.cn';
export const IN_TEX_TALKS = 'Better Cotton, in TexTalks';
export const HEMP_COPY = 'Textile Exchange, on Scribd';
export const SAME_REPORT = 'Ecological Economics 60; the report of the same title, 2005, on docslib';
export const FOOTPRINT_COPIES =
  'Hydrology and Earth System Sciences 15; copies of its tables in two open data sets';
export const HELP_PAGE = 'US EPA help page';
export const VOLUME_OF_NATURE = 'Nature Reviews Earth & Environment, volume 1';
export const QUOTED_BITESIZE = 'quoted by BBC Bitesize';
export const QUOTED_KIWI = 'quoted by Kiwi Magazine';
export const QUOTED_TIMES_BUSINESS = 'quoted by The Times Business';
export const QUOTED_TELLER_2022 = 'quoted by Teller Report, February 10, 2022';
export const QUOTED_DESERT_SUN = 'quoted by the Desert Sun, August 21, 2014';
export const QUOTED_E2_EXPO = 'quoted by E2 Expo';
export const QUOTED_BETTER_COTTON = 'quoted by Better Cotton in TexData';
export const QUOTED_INSIGHTS = 'quoted by Textile Insights, April 19, 2025';
export const QUOTED_TEX_TALKS = 'quoted by TexTalks';
export const QUOTED_SOURCING = 'Transformers Foundation, quoted by Sourcing Journal';
export const QUOTED_PROHBTD = 'Stockholm Environment Institute, quoted by Prohbtd';
export const QUOTED_TEX_DATA = 'quoted by TexData';
export const QUOTED_PLAYBOOK = 'quoted by the Water Playbook';
export const QUOTED_WUSA9 = 'quoted by WUSA9';
export const QUOTED_TELLER_2019 = 'quoted by Teller Report, September 23, 2019';
export const QUOTED_NEW_STANDARD = 'quoted by the New Standard Institute';
export const QUOTED_CAVERSHAM = 'quoted by Caversham Bridge';
export const QUOTED_ALLWAY = 'quoted by Allway Exports';
export const QUOTED_WARENTEST = 'quoted by Stiftung Warentest';
export const QUOTED_BOING_BOING = 'quoted by Boing Boing, August 19, 2022';
export const FRENCH_STATE = 'a model of the French state, under the MIT license';
export const COUNTRY_FILES = 'Electricity in the country files';
export const CHINA_HARVEST = 'China’s cotton harvest in 2024, by the National Bureau of Statistics';
export const QUOTED_XINHUA = 'quoted by Xinhua, December 30, 2024';
export const HEMP_QUOTED = 'quoted by The Good Earth';
export const GCAM_FILES = 'Input files of GCAM, a model of land, water and climate';
export const RENOVA_PAGE = 'Page on the method of Renova, which quotes the Fiber Bible by page';
export const EU_MILLS_QUOTED = 'European Union; quoted by rules for product categories';
export const AWAKE_QUOTED = 'quoted by The Water Channel';
export const AWAKE_TITLE =
  'Generation Awake: one cotton T-shirt, after the table of 2011 by the University of Twente';
