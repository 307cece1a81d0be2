// The bodies behind the claims of each page, as its end names them: names stay as they are, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/pageSources';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./pageSources')>;

export const PAGE_SOURCES = {
  info1:
    'European Parliament, 2020; DCU Water, 2020; Taylor & Francis; Textiles and Clothing Sustainability, 2016; Textile Learner, 2014; European Commission, 2022; N.C. Division of Pollution Prevention, 2009; Public Health England, 2016; US National Academies, 2005',
  where:
    'M. Mekonnen, A. Hoekstra, 2011; Joint Global Change Research Institute; National Bureau of Statistics of China, 2024; US Department of Agriculture, 2024; Food and Agriculture Organization, 2018',
  lives:
    'Nos Gestes Climat; Ecobalyse; United Kingdom, 1996; UK Parliament, Environmental Audit Committee, 2019; Cricaas; Carbonfact; Boston Consulting Group, Carbon Trust; WRAP',
  production: 'ein Portal für Nachhaltigkeit; K. Niinimäki und andere, 2020; G. Sandin und andere, 2019',
  fabrics:
    'G. Sandin und andere, 2019; Renova, 2026; C. Felgueiras und andere, 2021; International Cotton Advisory Committee, 2023; N. Cherrett und andere, 2005; E. Doyle und andere, 2021; Textile Exchange, 2025; Food and Agriculture Organization',
};
