// The places where cotton grows: as each stands alone, and as a sentence on one shirt's cotton begins.

import { numberWord } from './grammar';

export const PLACE_WORDS = {
  world: { name: 'World average', grown: 'World average' },
  mexico: { name: 'Mexico', grown: 'Grown in Mexico' },
  usa: { name: 'USA', grown: 'Grown in the USA' },
  brazil: { name: 'Brazil', grown: 'Grown in Brazil' },
  argentina: { name: 'Argentina', grown: 'Grown in Argentina' },
  benin: { name: 'Benin', grown: 'Grown in Benin' },
  greece: { name: 'Greece', grown: 'Grown in Greece' },
  egypt: { name: 'Egypt', grown: 'Grown in Egypt' },
  turkiye: { name: 'Türkiye', grown: 'Grown in Türkiye' },
  turkmenistan: { name: 'Turkmenistan', grown: 'Grown in Turkmenistan' },
  uzbekistan: { name: 'Uzbekistan', grown: 'Grown in Uzbekistan' },
  pakistan: { name: 'Pakistan', grown: 'Grown in Pakistan' },
  india: { name: 'India', grown: 'Grown in India' },
  xinjiang: { name: 'Xinjiang', grown: 'Grown in Xinjiang' },
  china: { name: 'China, average', grown: 'Grown in China, on average' },
  australia: { name: 'Australia', grown: 'Grown in Australia' },
};
/** How many places there are besides the average: "fifteen". */
export const placeCount = numberWord(Object.keys(PLACE_WORDS).length - 1);

/** The countries of the drawing of water stress. */
export const COUNTRY_NAMES = {
  india: 'India',
  pakistan: 'Pakistan',
  uzbekistan: 'Uzbekistan',
  usa: 'USA',
  turkiye: 'Türkiye',
  turkmenistan: 'Turkmenistan',
  china: 'China',
  egypt: 'Egypt',
  australia: 'Australia',
  syria: 'Syria',
  iran: 'Iran',
  tajikistan: 'Tajikistan',
  greece: 'Greece',
  sudan: 'Sudan',
  mexico: 'Mexico',
  spain: 'Spain',
  kazakhstan: 'Kazakhstan',
  azerbaijan: 'Azerbaijan',
  'south-africa': 'South Africa',
  peru: 'Peru',
  ethiopia: 'Ethiopia',
  kyrgyzstan: 'Kyrgyzstan',
};
