// The places where cotton grows, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/places';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./places')>;

export const PLACE_WORDS = {
  world: { name: 'বিশ্ব গড়', grown: 'বিশ্বের গড় হিসাবে' },
  mexico: { name: 'মেক্সিকো', grown: 'মেক্সিকোতে জন্মালে' },
  usa: { name: 'যুক্তরাষ্ট্র', grown: 'যুক্তরাষ্ট্রে জন্মালে' },
  brazil: { name: 'ব্রাজিল', grown: 'ব্রাজিলে জন্মালে' },
  argentina: { name: 'আর্জেন্টিনা', grown: 'আর্জেন্টিনায় জন্মালে' },
  benin: { name: 'বেনিন', grown: 'বেনিনে জন্মালে' },
  greece: { name: 'গ্রিস', grown: 'গ্রিসে জন্মালে' },
  egypt: { name: 'মিসর', grown: 'মিসরে জন্মালে' },
  turkiye: { name: 'তুরস্ক', grown: 'তুরস্কে জন্মালে' },
  turkmenistan: { name: 'তুর্কমেনিস্তান', grown: 'তুর্কমেনিস্তানে জন্মালে' },
  uzbekistan: { name: 'উজবেকিস্তান', grown: 'উজবেকিস্তানে জন্মালে' },
  pakistan: { name: 'পাকিস্তান', grown: 'পাকিস্তানে জন্মালে' },
  india: { name: 'ভারত', grown: 'ভারতে জন্মালে' },
  xinjiang: { name: 'জিনজিয়াং', grown: 'জিনজিয়াংয়ে জন্মালে' },
  china: { name: 'চীন, গড়', grown: 'চীনে জন্মালে, গড়ে' },
  australia: { name: 'অস্ট্রেলিয়া', grown: 'অস্ট্রেলিয়ায় জন্মালে' },
};
/** How many places there are besides the average: "পনেরো". */
export const placeCount = numberWord(Object.keys(PLACE_WORDS).length - 1);

/** The countries of the drawing of water stress. */
export const COUNTRY_NAMES = {
  india: 'ভারত',
  pakistan: 'পাকিস্তান',
  uzbekistan: 'উজবেকিস্তান',
  usa: 'যুক্তরাষ্ট্র',
  turkiye: 'তুরস্ক',
  turkmenistan: 'তুর্কমেনিস্তান',
  china: 'চীন',
  egypt: 'মিসর',
  australia: 'অস্ট্রেলিয়া',
  syria: 'সিরিয়া',
  iran: 'ইরান',
  tajikistan: 'তাজিকিস্তান',
  greece: 'গ্রিস',
  sudan: 'সুদান',
  mexico: 'মেক্সিকো',
  spain: 'স্পেন',
  kazakhstan: 'কাজাখস্তান',
  azerbaijan: 'আজারবাইজান',
  'south-africa': 'দক্ষিণ আফ্রিকা',
  peru: 'পেরু',
  ethiopia: 'ইথিওপিয়া',
  kyrgyzstan: 'কিরগিজস্তান',
};
