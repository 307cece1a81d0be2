import * as places from '#words/plain/claimPlaces';
import * as words from '#words/plain/recordClaims';
import { addWords, type ClaimText, quotedIn, SECOND_CHECK } from '../claim';

const fabric = {
  sourceIds: ['fiber-bible'],
  evidence: { grade: 'recalled', document: 'fiber-bible' },
  verdict: 'unconfirmed',
  page: 'charts/fabrics',
} as const;

/** What stands behind each column of the fabrics; # is the fabric's name. */
export const fabricClaims = addWords(words.FABRIC_CLAIMS, {
  water: {
    ...fabric,
    year: '2019',
    sourceIds: ['fiber-bible', 'icac', 'sei-2005'],
  },
  energy: {
    ...fabric,
    year: '2019',
    sourceIds: ['fiber-bible', 'fiber-energy'],
    verdict: 'off',
  },
  co2: {
    ...fabric,
    year: '2019',
  },
  production: {
    ...fabric,
    year: '2018',
    evidence: quotedIn('fiber-supply', places.TABLE_1, SECOND_CHECK),
    sourceIds: ['fiber-supply', 'materials-market'],
    verdict: 'holds with a note',
  },
});

/** Hemp's own: the table that the others' production stands in does not list it, and with rain its bar would be another. */
export const hempClaims: Partial<Record<keyof typeof fabricClaims, ClaimText>> = {
  water: { ...fabricClaims.water, ...words.HEMP_WATER },
  production: { ...words.HEMP_PRODUCTION, ...fabric, year: '2018', evidence: { grade: 'recalled' } },
};

const phase = {
  year: '2019',
  sourceIds: ['hub-phases', 'niinimaki-2020', 'six-garments'],
  evidence: quotedIn('hub-phases', places.ITS_CHART),
  page: 'charts/production',
} as const;

/** What stands behind each column of the production phases; # is the phase's name. */
export const phaseClaims = addWords(words.PHASE_CLAIMS, {
  emissions: {
    ...phase,
    verdict: 'off',
  },
  share: {
    ...phase,
    verdict: 'holds with a note',
  },
});
