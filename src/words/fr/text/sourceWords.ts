// What we say of a source in our own words, where a list of references has no title or publisher to print. Names and titles stay as they are printed, in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/sourceWords';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./sourceWords')>;

export const FULLER_COPY =
  'The impact of textile production and waste on the environment, copie plus complète';
export const TEXTILE_CHAPTER =
  'Chapitre sur l’eau dans le traitement des textiles, dans le livre d’ISBN 9780203026519';
export const QUOTATION = 'Citation de A New Textiles Economy';
export const UNEP_CHART = 'L’impact de l’industrie du vêtement et du textile\u00a0: un graphique';
export const TAHOE = 'Lakeshore, Californie\u00a0: le lac Tahoe, dans les mots de Wikipédia';
export const USGS_ARTICLE =
  'USGS estimates vast amounts of water used in California: prélèvements en 2010, par Ian James';
export const COTTON_FOOTPRINT = 'Global cotton water footprint, 2020 to 2024, par K. R. Kranthi';
export const CELLULOSE_TABLE =
  'Trends on the Cellulose-Based Textiles: Raw Materials and Technologies, tableau 3';
export const WOOL_TABLE =
  'The science behind the wool industry: the importance and value of wool production from sheep, tableau 1';
export const POLYESTER_ARTICLE = 'Un article sur le polyester, 21 juillet 2023';
export const WRAP_RELEASE =
  'Fast fashion could be left on the peg as preloved and repair displace new sales: communiqué de presse sur «\u202fDisplacement Rates Untangled\u202f»';
export const PULSE_COPY = 'Global Fashion Agenda\u202f; une copie sur Scribd';
export const IN_PUBLIC_CEO = 'Public Policy Institute of California, dans PublicCEO';
export const ABSTRACT = 'résumé sur cricaas.com.cn';
export const IN_TEX_TALKS = 'Better Cotton, dans TexTalks';
export const HEMP_COPY = 'Textile Exchange, sur Scribd';
export const SAME_REPORT = 'Ecological Economics 60\u202f; le rapport du même titre, 2005, sur docslib';
export const FOOTPRINT_COPIES =
  'Hydrology and Earth System Sciences 15\u202f; copies de ses tableaux dans deux jeux de données ouverts';
export const HELP_PAGE = 'page d’aide de l’US EPA';
export const VOLUME_OF_NATURE = 'Nature Reviews Earth & Environment, volume 1';
export const QUOTED_BITESIZE = 'cité par BBC Bitesize';
export const QUOTED_KIWI = 'cité par Kiwi Magazine';
export const QUOTED_TIMES_BUSINESS = 'cité par The Times Business';
export const QUOTED_TELLER_2022 = 'cité par Teller Report, 10 février 2022';
export const QUOTED_DESERT_SUN = 'cité par The Desert Sun, 21 août 2014';
export const QUOTED_E2_EXPO = 'cité par E2 Expo';
export const QUOTED_BETTER_COTTON = 'cité par Better Cotton dans TexData';
export const QUOTED_INSIGHTS = 'cité par Textile Insights, 19 avril 2025';
export const QUOTED_TEX_TALKS = 'cité par TexTalks';
export const QUOTED_SOURCING = 'Transformers Foundation, cité par Sourcing Journal';
export const QUOTED_PROHBTD = 'Stockholm Environment Institute, cité par Prohbtd';
export const QUOTED_TEX_DATA = 'cité par TexData';
export const QUOTED_PLAYBOOK = 'cité par The Water Playbook';
export const QUOTED_WUSA9 = 'cité par WUSA9';
export const QUOTED_TELLER_2019 = 'cité par Teller Report, 23 septembre 2019';
export const QUOTED_NEW_STANDARD = 'cité par le New Standard Institute';
export const QUOTED_CAVERSHAM = 'cité par Caversham Bridge';
export const QUOTED_ALLWAY = 'cité par Allway Exports';
export const QUOTED_WARENTEST = 'cité par la Stiftung Warentest';
export const QUOTED_BOING_BOING = 'cité par Boing Boing, 19 août 2022';
export const FRENCH_STATE = 'un modèle de l’État français, sous licence MIT';
export const COUNTRY_FILES = 'L’électricité dans les fichiers par pays';
export const CHINA_HARVEST =
  'La récolte de coton de la Chine en 2024, selon le Bureau national des statistiques';
export const QUOTED_XINHUA = 'cité par Xinhua, 30 décembre 2024';
export const HEMP_QUOTED = 'cité par The Good Earth';
export const GCAM_FILES = 'Fichiers d’entrée de GCAM, un modèle des terres, de l’eau et du climat';
export const RENOVA_PAGE = 'Page sur la méthode de Renova, qui cite la Fiber Bible page par page';
export const EU_MILLS_QUOTED = 'Union européenne\u202f; cité par des règles de catégories de produits';
export const AWAKE_QUOTED = 'cité par The Water Channel';
export const AWAKE_TITLE =
  'Generation Awake\u00a0: un T-shirt en coton, d’après le tableau de 2011 de l’université de Twente';
