// What we say of a source in our own words, where a list of references has no title or publisher to print. Names and titles stay as they are printed, in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/sourceWords';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./sourceWords')>;

export const FULLER_COPY =
  'The impact of textile production and waste on the environment, vollständigere Kopie';
export const TEXTILE_CHAPTER =
  'Kapitel über Wasser in der Textilveredlung, im Buch mit der ISBN 9780203026519';
export const QUOTATION = 'Zitat aus A New Textiles Economy';
export const UNEP_CHART = 'Was die Kleidungs- und Textilindustrie bewirkt: ein Diagramm';
export const TAHOE = 'Lakeshore, Kalifornien: der Lake Tahoe, mit den Worten der Wikipedia';
export const USGS_ARTICLE =
  'USGS estimates vast amounts of water used in California: Entnahmen 2010, von Ian James';
export const COTTON_FOOTPRINT = 'Global cotton water footprint, 2020 to 2024, von K. R. Kranthi';
export const CELLULOSE_TABLE =
  'Trends on the Cellulose-Based Textiles: Raw Materials and Technologies, Tabelle 3';
export const WOOL_TABLE =
  'The science behind the wool industry: the importance and value of wool production from sheep, Tabelle 1';
export const POLYESTER_ARTICLE = 'Ein Artikel über Polyester, 21. Juli 2023';
export const WRAP_RELEASE =
  'Fast fashion could be left on the peg as preloved and repair displace new sales: Pressemitteilung zu „Displacement Rates Untangled“';
export const PULSE_COPY = 'Global Fashion Agenda; eine Kopie auf Scribd';
export const IN_PUBLIC_CEO = 'Public Policy Institute of California, in PublicCEO';
export const ABSTRACT = 'Zusammenfassung auf cricaas.com.cn';
export const IN_TEX_TALKS = 'Better Cotton, in TexTalks';
export const HEMP_COPY = 'Textile Exchange, auf Scribd';
export const SAME_REPORT = 'Ecological Economics 60; der Bericht gleichen Titels, 2005, auf docslib';
export const FOOTPRINT_COPIES =
  'Hydrology and Earth System Sciences 15; Kopien der Tabellen in zwei offenen Datensätzen';
export const HELP_PAGE = 'Hilfeseite der US EPA';
export const VOLUME_OF_NATURE = 'Nature Reviews Earth & Environment, Band 1';
export const QUOTED_BITESIZE = 'zitiert von BBC Bitesize';
export const QUOTED_KIWI = 'zitiert vom Kiwi Magazine';
export const QUOTED_TIMES_BUSINESS = 'zitiert von The Times Business';
export const QUOTED_TELLER_2022 = 'zitiert vom Teller Report, 10. Februar 2022';
export const QUOTED_DESERT_SUN = 'zitiert von The Desert Sun, 21. August 2014';
export const QUOTED_E2_EXPO = 'zitiert von E2 Expo';
export const QUOTED_BETTER_COTTON = 'zitiert von Better Cotton in TexData';
export const QUOTED_INSIGHTS = 'zitiert von Textile Insights, 19. April 2025';
export const QUOTED_TEX_TALKS = 'zitiert von TexTalks';
export const QUOTED_SOURCING = 'Transformers Foundation, zitiert vom Sourcing Journal';
export const QUOTED_PROHBTD = 'Stockholm Environment Institute, zitiert von Prohbtd';
export const QUOTED_TEX_DATA = 'zitiert von TexData';
export const QUOTED_PLAYBOOK = 'zitiert von The Water Playbook';
export const QUOTED_WUSA9 = 'zitiert von WUSA9';
export const QUOTED_TELLER_2019 = 'zitiert vom Teller Report, 23. September 2019';
export const QUOTED_NEW_STANDARD = 'zitiert vom New Standard Institute';
export const QUOTED_CAVERSHAM = 'zitiert von Caversham Bridge';
export const QUOTED_ALLWAY = 'zitiert von Allway Exports';
export const QUOTED_WARENTEST = 'zitiert von der Stiftung Warentest';
export const QUOTED_BOING_BOING = 'zitiert von Boing Boing, 19. August 2022';
export const FRENCH_STATE = 'ein Modell des französischen Staates, unter der MIT-Lizenz';
export const COUNTRY_FILES = 'Strom in den Dateien der Länder';
export const CHINA_HARVEST = 'Chinas Baumwollernte 2024, nach dem Nationalen Statistikamt';
export const QUOTED_XINHUA = 'zitiert von Xinhua, 30. Dezember 2024';
export const HEMP_QUOTED = 'zitiert von The Good Earth';
export const GCAM_FILES = 'Eingabedateien von GCAM, einem Modell für Land, Wasser und Klima';
export const RENOVA_PAGE = 'Seite zur Methode von Renova, die die Fiber Bible mit Seitenzahlen zitiert';
export const EU_MILLS_QUOTED = 'Europäische Union; zitiert in Produktkategorieregeln';
export const AWAKE_QUOTED = 'zitiert von The Water Channel';
export const AWAKE_TITLE =
  'Generation Awake: ein T-Shirt aus Baumwolle, nach der Tabelle von 2011 der Universität Twente';
