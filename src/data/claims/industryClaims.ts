import * as places from '#words/text/claimPlaces';
import { CLAIMS } from '#words/text/industryClaims';
import { ARITHMETIC, addWords, quotedIn, readIn, SECOND_CHECK } from '../claim';

const page = 'thirsty_fashion/info2';
const arithmetic = { sourceIds: [], evidence: ARITHMETIC, verdict: 'holds', page } as const;

/** The figures of the industry-wide story. */
export const industryClaims = addWords(CLAIMS, {
  'fashion-water': {
    year: '2015',
    sourceIds: ['pulse-2017', 'parliament-copy', 'niinimaki-2020'],
    evidence: quotedIn('parliament-copy'),
    verdict: 'holds with a note',
    page,
  },
  'textiles-water': {
    year: '2015',
    sourceIds: ['emf-2017', 'eticlo-2019'],
    evidence: quotedIn('eticlo-2019', places.LONG_QUOTATION),
    verdict: 'holds',
    page,
  },
  'lake-ontario': {
    sourceIds: ['epa-great-lakes'],
    evidence: readIn('epa-great-lakes'),
    verdict: 'holds',
    page,
  },
  'lake-claimed': {
    sourceIds: ['epa-great-lakes'],
    evidence: ARITHMETIC,
    verdict: 'off',
    page,
  },
  'lake-share': {
    formula: { value: '100 × {fashion-water} ÷ {lake-ontario}', step: 0.1 },
    ...arithmetic,
    sourceIds: ['epa-great-lakes'],
  },
  'lake-one-in': {
    formula: { value: '{lake-ontario} ÷ {fashion-water}', step: 10 },
    ...arithmetic,
  },
  'lake-overstated': {
    formula: { value: '{lake-half} ÷ {fashion-water}', step: 0.1 },
    ...arithmetic,
  },
  'lake-tahoe': {
    sourceIds: ['jpl-tahoe', 'destimap-tahoe'],
    evidence: quotedIn('destimap-tahoe', places.TAHOE, SECOND_CHECK),
    verdict: 'holds',
    page,
  },
  'tahoe-share': {
    formula: {
      low: '100 × {fashion-water} ÷ {lake-tahoe.high}',
      high: '100 × {fashion-water} ÷ {lake-tahoe.low}',
      step: 1,
    },
    ...arithmetic,
  },
  yarns: arithmetic,
  'textile-share': {
    year: '2015',
    sourceIds: ['niinimaki-2020', 'pulse-2017'],
    evidence: ARITHMETIC,
    formula: { value: '100 × {textile-water} ÷ {fashion-water}', step: 0.1 },
    verdict: 'unconfirmed',
    page,
  },
  'other-share': {
    formula: { value: '100 − {textile-share}', step: 0.1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'textile-water': {
    sourceIds: ['niinimaki-2020'],
    evidence: { grade: 'not found', document: 'niinimaki-2020' },
    verdict: 'unconfirmed',
    page,
  },
  'california-acre-feet': {
    year: '1998–2010',
    sourceIds: ['ppic-water', 'usgs-california', 'dwr-balance'],
    evidence: quotedIn('usgs-california', places.CALIFORNIA, SECOND_CHECK),
    verdict: 'holds with a note',
    page,
  },
  'california-share': {
    year: '1998–2010',
    sourceIds: ['ppic-water', 'usgs-california', 'dwr-balance'],
    evidence: ARITHMETIC,
    formula: {
      low: '100 × {textile-acre-feet} ÷ {california-acre-feet.high}',
      high: '100 × {textile-acre-feet} ÷ {california-acre-feet.low}',
      step: 1,
    },
    verdict: 'unconfirmed',
    page,
  },
  'cotton-of-textile': {
    sourceIds: ['niinimaki-2020'],
    evidence: { grade: 'not found', document: 'niinimaki-2020' },
    verdict: 'unconfirmed',
    page,
  },
  'cotton-yarns': {
    formula: { value: '{cotton-of-textile} × {textile-share} ÷ 100', step: 0.1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'cotton-of-all': {
    formula: { value: '{cotton-of-textile} × {textile-share} ÷ 100', step: 1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'other-fibers': {
    formula: { value: '{textile-share} − {cotton-yarns}', step: 0.1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'newer-cotton-irrigation': {
    year: '2020–2024',
    sourceIds: ['icac-insights', 'icac-talks'],
    evidence: ARITHMETIC,
    formula: {
      low: '{icac-newer-irrigation.low} × {icac-newer-lint} ÷ 1,000',
      high: '{icac-newer-irrigation.high} × {icac-newer-lint} ÷ 1,000',
      step: 1,
    },
    verdict: 'holds with a note',
    // Only the sources show it, in the picture of two numbers.
    page: 'sources',
  },
  'world-people': {
    year: '2022',
    sourceIds: ['un-population'],
    evidence: quotedIn('un-population', places.FIRST_PARAGRAPH, SECOND_CHECK),
    verdict: 'holds with a note',
    page,
  },
  'years-for-all': {
    formula: {
      value:
        '{fashion-water} × 1,000,000,000,000 × {cups-per-liter} ÷ ({world-people} × 1,000,000,000 × 6 × 365.25)',
      step: 1,
    },
    ...arithmetic,
    verdict: 'holds with a note',
  },
});
