// The places where cotton grows, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/places';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./places')>;

export const PLACE_WORDS = {
  world: { name: 'Weltmittel', grown: 'Im weltweiten Mittel' },
  mexico: { name: 'Mexiko', grown: 'Gewachsen in Mexiko' },
  usa: { name: 'USA', grown: 'Gewachsen in den USA' },
  brazil: { name: 'Brasilien', grown: 'Gewachsen in Brasilien' },
  argentina: { name: 'Argentinien', grown: 'Gewachsen in Argentinien' },
  benin: { name: 'Benin', grown: 'Gewachsen in Benin' },
  greece: { name: 'Griechenland', grown: 'Gewachsen in Griechenland' },
  egypt: { name: 'Ägypten', grown: 'Gewachsen in Ägypten' },
  turkiye: { name: 'Türkei', grown: 'Gewachsen in der Türkei' },
  turkmenistan: { name: 'Turkmenistan', grown: 'Gewachsen in Turkmenistan' },
  uzbekistan: { name: 'Usbekistan', grown: 'Gewachsen in Usbekistan' },
  pakistan: { name: 'Pakistan', grown: 'Gewachsen in Pakistan' },
  india: { name: 'Indien', grown: 'Gewachsen in Indien' },
  xinjiang: { name: 'Xinjiang', grown: 'Gewachsen in Xinjiang' },
  china: { name: 'China, Mittel', grown: 'Gewachsen in China, im Mittel' },
  australia: { name: 'Australien', grown: 'Gewachsen in Australien' },
};
/** How many places there are besides the average: "fifteen". */
export const placeCount = numberWord(Object.keys(PLACE_WORDS).length - 1);

/** The countries of the drawing of water stress. */
export const COUNTRY_NAMES = {
  india: 'Indien',
  pakistan: 'Pakistan',
  uzbekistan: 'Usbekistan',
  usa: 'USA',
  turkiye: 'Türkei',
  turkmenistan: 'Turkmenistan',
  china: 'China',
  egypt: 'Ägypten',
  australia: 'Australien',
  syria: 'Syrien',
  iran: 'Iran',
  tajikistan: 'Tadschikistan',
  greece: 'Griechenland',
  sudan: 'Sudan',
  mexico: 'Mexiko',
  spain: 'Spanien',
  kazakhstan: 'Kasachstan',
  azerbaijan: 'Aserbaidschan',
  'south-africa': 'Südafrika',
  peru: 'Peru',
  ethiopia: 'Äthiopien',
  kyrgyzstan: 'Kirgisistan',
};
