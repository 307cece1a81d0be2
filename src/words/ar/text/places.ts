// The places where cotton grows, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/places';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./places')>;

export const PLACE_WORDS = {
  world: { name: 'متوسط العالم', grown: 'متوسط العالم' },
  mexico: { name: 'المكسيك', grown: 'زُرع في المكسيك' },
  usa: { name: 'الولايات المتحدة', grown: 'زُرع في الولايات المتحدة' },
  brazil: { name: 'البرازيل', grown: 'زُرع في البرازيل' },
  argentina: { name: 'الأرجنتين', grown: 'زُرع في الأرجنتين' },
  benin: { name: 'بنين', grown: 'زُرع في بنين' },
  greece: { name: 'اليونان', grown: 'زُرع في اليونان' },
  egypt: { name: 'مصر', grown: 'زُرع في مصر' },
  turkiye: { name: 'تركيا', grown: 'زُرع في تركيا' },
  turkmenistan: { name: 'تركمانستان', grown: 'زُرع في تركمانستان' },
  uzbekistan: { name: 'أوزبكستان', grown: 'زُرع في أوزبكستان' },
  pakistan: { name: 'باكستان', grown: 'زُرع في باكستان' },
  india: { name: 'الهند', grown: 'زُرع في الهند' },
  xinjiang: { name: 'شينجيانغ', grown: 'زُرع في شينجيانغ' },
  china: { name: 'الصين، المتوسط', grown: 'زُرع في الصين، في المتوسط' },
  australia: { name: 'أستراليا', grown: 'زُرع في أستراليا' },
};
/** How many places there are besides the average: "خمسة عشر". */
export const placeCount = numberWord(Object.keys(PLACE_WORDS).length - 1);

/** The countries of the drawing of water stress. */
export const COUNTRY_NAMES = {
  india: 'الهند',
  pakistan: 'باكستان',
  uzbekistan: 'أوزبكستان',
  usa: 'الولايات المتحدة',
  turkiye: 'تركيا',
  turkmenistan: 'تركمانستان',
  china: 'الصين',
  egypt: 'مصر',
  australia: 'أستراليا',
  syria: 'سوريا',
  iran: 'إيران',
  tajikistan: 'طاجيكستان',
  greece: 'اليونان',
  sudan: 'السودان',
  mexico: 'المكسيك',
  spain: 'إسبانيا',
  kazakhstan: 'كازاخستان',
  azerbaijan: 'أذربيجان',
  'south-africa': 'جنوب أفريقيا',
  peru: 'بيرو',
  ethiopia: 'إثيوبيا',
  kyrgyzstan: 'قيرغيزستان',
};
