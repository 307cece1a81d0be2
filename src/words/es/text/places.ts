// The places where cotton grows, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/places';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./places')>;

export const PLACE_WORDS = {
  world: { name: 'Media mundial', grown: 'Media mundial' },
  mexico: { name: 'México', grown: 'Cultivado en México' },
  usa: { name: 'EE.\u00a0UU.', grown: 'Cultivado en EE.\u00a0UU.' },
  brazil: { name: 'Brasil', grown: 'Cultivado en Brasil' },
  argentina: { name: 'Argentina', grown: 'Cultivado en Argentina' },
  benin: { name: 'Benín', grown: 'Cultivado en Benín' },
  greece: { name: 'Grecia', grown: 'Cultivado en Grecia' },
  egypt: { name: 'Egipto', grown: 'Cultivado en Egipto' },
  turkiye: { name: 'Turquía', grown: 'Cultivado en Turquía' },
  turkmenistan: { name: 'Turkmenistán', grown: 'Cultivado en Turkmenistán' },
  uzbekistan: { name: 'Uzbekistán', grown: 'Cultivado en Uzbekistán' },
  pakistan: { name: 'Pakistán', grown: 'Cultivado en Pakistán' },
  india: { name: 'India', grown: 'Cultivado en la India' },
  xinjiang: { name: 'Xinjiang', grown: 'Cultivado en Xinjiang' },
  china: { name: 'China, media', grown: 'Cultivado en China, de media' },
  australia: { name: 'Australia', grown: 'Cultivado en Australia' },
};
/** How many places there are besides the average: "fifteen". */
export const placeCount = numberWord(Object.keys(PLACE_WORDS).length - 1);

/** The countries of the drawing of water stress. */
export const COUNTRY_NAMES = {
  india: 'India',
  pakistan: 'Pakistán',
  uzbekistan: 'Uzbekistán',
  usa: 'EE.\u00a0UU.',
  turkiye: 'Turquía',
  turkmenistan: 'Turkmenistán',
  china: 'China',
  egypt: 'Egipto',
  australia: 'Australia',
  syria: 'Siria',
  iran: 'Irán',
  tajikistan: 'Tayikistán',
  greece: 'Grecia',
  sudan: 'Sudán',
  mexico: 'México',
  spain: 'España',
  kazakhstan: 'Kazajistán',
  azerbaijan: 'Azerbaiyán',
  'south-africa': 'Sudáfrica',
  peru: 'Perú',
  ethiopia: 'Etiopía',
  kyrgyzstan: 'Kirguistán',
};
