// The places where cotton grows, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/places';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./places')>;

export const PLACE_WORDS = {
  world: { name: 'Moyenne mondiale', grown: 'Moyenne mondiale' },
  mexico: { name: 'Mexique', grown: 'Cultivé au Mexique' },
  usa: { name: 'États-Unis', grown: 'Cultivé aux États-Unis' },
  brazil: { name: 'Brésil', grown: 'Cultivé au Brésil' },
  argentina: { name: 'Argentine', grown: 'Cultivé en Argentine' },
  benin: { name: 'Bénin', grown: 'Cultivé au Bénin' },
  greece: { name: 'Grèce', grown: 'Cultivé en Grèce' },
  egypt: { name: 'Égypte', grown: 'Cultivé en Égypte' },
  turkiye: { name: 'Turquie', grown: 'Cultivé en Turquie' },
  turkmenistan: { name: 'Turkménistan', grown: 'Cultivé au Turkménistan' },
  uzbekistan: { name: 'Ouzbékistan', grown: 'Cultivé en Ouzbékistan' },
  pakistan: { name: 'Pakistan', grown: 'Cultivé au Pakistan' },
  india: { name: 'Inde', grown: 'Cultivé en Inde' },
  xinjiang: { name: 'Xinjiang', grown: 'Cultivé au Xinjiang' },
  china: { name: 'Chine, moyenne', grown: 'Cultivé en Chine, en moyenne' },
  australia: { name: 'Australie', grown: 'Cultivé en Australie' },
};
/** How many places there are besides the average: "fifteen". */
export const placeCount = numberWord(Object.keys(PLACE_WORDS).length - 1);

/** The countries of the drawing of water stress. */
export const COUNTRY_NAMES = {
  india: 'Inde',
  pakistan: 'Pakistan',
  uzbekistan: 'Ouzbékistan',
  usa: 'États-Unis',
  turkiye: 'Turquie',
  turkmenistan: 'Turkménistan',
  china: 'Chine',
  egypt: 'Égypte',
  australia: 'Australie',
  syria: 'Syrie',
  iran: 'Iran',
  tajikistan: 'Tadjikistan',
  greece: 'Grèce',
  sudan: 'Soudan',
  mexico: 'Mexique',
  spain: 'Espagne',
  kazakhstan: 'Kazakhstan',
  azerbaijan: 'Azerbaïdjan',
  'south-africa': 'Afrique du Sud',
  peru: 'Pérou',
  ethiopia: 'Éthiopie',
  kyrgyzstan: 'Kirghizistan',
};
