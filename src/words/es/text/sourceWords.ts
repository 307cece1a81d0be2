// What we say of a source in our own words, where a list of references has no title or publisher to print. Names and titles stay as they are printed, in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/sourceWords';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./sourceWords')>;

export const FULLER_COPY =
  'The impact of textile production and waste on the environment, copia más completa';
export const TEXTILE_CHAPTER =
  'Capítulo sobre el agua en el procesado textil, en el libro con ISBN 9780203026519';
export const QUOTATION = 'Cita de A New Textiles Economy';
export const UNEP_CHART = 'El impacto de la industria de la ropa y los textiles: un gráfico';
export const TAHOE = 'Lakeshore, California: el lago Tahoe, con las palabras de Wikipedia';
export const USGS_ARTICLE =
  'USGS estimates vast amounts of water used in California: extracciones en 2010, de Ian James';
export const COTTON_FOOTPRINT = 'Global cotton water footprint, 2020 to 2024, de K. R. Kranthi';
export const CELLULOSE_TABLE =
  'Trends on the Cellulose-Based Textiles: Raw Materials and Technologies, tabla 3';
export const WOOL_TABLE =
  'The science behind the wool industry: the importance and value of wool production from sheep, tabla 1';
export const POLYESTER_ARTICLE = 'Un artículo sobre el poliéster, 21 de julio de 2023';
export const WRAP_RELEASE =
  'Fast fashion could be left on the peg as preloved and repair displace new sales: nota de prensa sobre «Displacement Rates Untangled»';
export const PULSE_COPY = 'Global Fashion Agenda; una copia en Scribd';
export const IN_PUBLIC_CEO = 'Public Policy Institute of California, en PublicCEO';
export const ABSTRACT = 'resumen en cricaas.com.cn';
export const IN_TEX_TALKS = 'Better Cotton, en TexTalks';
export const HEMP_COPY = 'Textile Exchange, en Scribd';
export const SAME_REPORT = 'Ecological Economics 60; el informe del mismo título, 2005, en docslib';
export const FOOTPRINT_COPIES =
  'Hydrology and Earth System Sciences 15; copias de sus tablas en dos conjuntos de datos abiertos';
export const HELP_PAGE = 'página de ayuda de la US EPA';
export const VOLUME_OF_NATURE = 'Nature Reviews Earth & Environment, volumen 1';
export const QUOTED_BITESIZE = 'citado por BBC Bitesize';
export const QUOTED_KIWI = 'citado por Kiwi Magazine';
export const QUOTED_TIMES_BUSINESS = 'citado por The Times Business';
export const QUOTED_TELLER_2022 = 'citado por Teller Report, 10 de febrero de 2022';
export const QUOTED_DESERT_SUN = 'citado por The Desert Sun, 21 de agosto de 2014';
export const QUOTED_E2_EXPO = 'citado por E2 Expo';
export const QUOTED_BETTER_COTTON = 'citado por Better Cotton en TexData';
export const QUOTED_INSIGHTS = 'citado por Textile Insights, 19 de abril de 2025';
export const QUOTED_TEX_TALKS = 'citado por TexTalks';
export const QUOTED_SOURCING = 'Transformers Foundation, citado por Sourcing Journal';
export const QUOTED_PROHBTD = 'Stockholm Environment Institute, citado por Prohbtd';
export const QUOTED_TEX_DATA = 'citado por TexData';
export const QUOTED_PLAYBOOK = 'citado por The Water Playbook';
export const QUOTED_WUSA9 = 'citado por WUSA9';
export const QUOTED_TELLER_2019 = 'citado por Teller Report, 23 de septiembre de 2019';
export const QUOTED_NEW_STANDARD = 'citado por el New Standard Institute';
export const QUOTED_CAVERSHAM = 'citado por Caversham Bridge';
export const QUOTED_ALLWAY = 'citado por Allway Exports';
export const QUOTED_WARENTEST = 'citado por Stiftung Warentest';
export const QUOTED_BOING_BOING = 'citado por Boing Boing, 19 de agosto de 2022';
export const FRENCH_STATE = 'un modelo del Estado francés, con licencia MIT';
export const COUNTRY_FILES = 'La electricidad en los archivos de países';
export const CHINA_HARVEST =
  'La cosecha de algodón de China en 2024, según la Oficina Nacional de Estadística';
export const QUOTED_XINHUA = 'citado por Xinhua, 30 de diciembre de 2024';
export const HEMP_QUOTED = 'citado por The Good Earth';
export const GCAM_FILES = 'Archivos de entrada de GCAM, un modelo de tierra, agua y clima';
export const RENOVA_PAGE = 'Página sobre el método de Renova, que cita la Fiber Bible por páginas';
export const EU_MILLS_QUOTED = 'Unión Europea; citado por reglas de categorías de productos';
export const AWAKE_QUOTED = 'citado por The Water Channel';
export const AWAKE_TITLE =
  'Generation Awake: una camiseta de algodón, según la tabla de 2011 de la Universidad de Twente';
