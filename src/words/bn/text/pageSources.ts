// The bodies behind the claims of each page, as its end names them: names stay as they are, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/pageSources';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./pageSources')>;

export const PAGE_SOURCES = {
  info1:
    'European Parliament, ২০২০; DCU Water, ২০২০; Taylor & Francis; Textiles and Clothing Sustainability, ২০১৬; Textile Learner, ২০১৪; European Commission, ২০২২; N.C. Division of Pollution Prevention, ২০০৯; Public Health England, ২০১৬; US National Academies, ২০০৫',
  where:
    'M. Mekonnen, A. Hoekstra, ২০১১; Joint Global Change Research Institute; National Bureau of Statistics of China, ২০২৪; US Department of Agriculture, ২০২৪; Food and Agriculture Organization, ২০১৮',
  lives:
    'Nos Gestes Climat; Ecobalyse; United Kingdom, ১৯৯৬; UK Parliament, Environmental Audit Committee, ২০১৯; Cricaas; Carbonfact; Boston Consulting Group, Carbon Trust; WRAP',
  production: 'টেকসই জীবন নিয়ে একটি পোর্টাল; K. Niinimäki ও অন্যরা, ২০২০; G. Sandin ও অন্যরা, ২০১৯',
  fabrics:
    'G. Sandin ও অন্যরা, ২০১৯; Renova, ২০২৬; C. Felgueiras ও অন্যরা, ২০২১; International Cotton Advisory Committee, ২০২৩; N. Cherrett ও অন্যরা, ২০০৫; E. Doyle ও অন্যরা, ২০২১; Textile Exchange, ২০২৫; Food and Agriculture Organization',
};
