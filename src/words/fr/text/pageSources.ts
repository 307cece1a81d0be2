// The bodies behind the claims of each page, as its end names them: names stay as they are, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/pageSources';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./pageSources')>;

export const PAGE_SOURCES = {
  info1:
    'European Parliament, 2020\u202f; DCU Water, 2020\u202f; Taylor & Francis\u202f; Textiles and Clothing Sustainability, 2016\u202f; Textile Learner, 2014\u202f; European Commission, 2022\u202f; N.C. Division of Pollution Prevention, 2009\u202f; Public Health England, 2016\u202f; US National Academies, 2005',
  where:
    'M. Mekonnen, A. Hoekstra, 2011\u202f; Joint Global Change Research Institute\u202f; National Bureau of Statistics of China, 2024\u202f; US Department of Agriculture, 2024\u202f; Food and Agriculture Organization, 2018',
  lives:
    'Nos Gestes Climat\u202f; Ecobalyse\u202f; United Kingdom, 1996\u202f; UK Parliament, Environmental Audit Committee, 2019\u202f; Cricaas\u202f; Carbonfact\u202f; Boston Consulting Group, Carbon Trust\u202f; WRAP',
  production:
    'un portail sur la durabilité\u202f; K. Niinimäki et autres, 2020\u202f; G. Sandin et autres, 2019',
  fabrics:
    'G. Sandin et autres, 2019\u202f; Renova, 2026\u202f; C. Felgueiras et autres, 2021\u202f; International Cotton Advisory Committee, 2023\u202f; N. Cherrett et autres, 2005\u202f; E. Doyle et autres, 2021\u202f; Textile Exchange, 2025\u202f; Food and Agriculture Organization',
};
