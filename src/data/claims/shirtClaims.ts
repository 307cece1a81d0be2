import * as places from '#words/text/claimPlaces';
import { CLAIMS } from '#words/text/shirtClaims';
import { ARITHMETIC, addWords, quotedIn, SECOND_CHECK, THIRD_CHECK } from '../claim';

const page = 'thirsty_fashion/info1';
const process = {
  sourceIds: ['textile-chapter', 'cotton-pretreatment', 'textile-learner', 'eu-mills'],
  evidence: { grade: 'another value', document: 'eu-mills', place: places.TABLE_1_1, readOn: THIRD_CHECK },
  verdict: 'unconfirmed',
  page,
} as const;
const repeatedProcess = {
  ...process,
  sourceIds: ['textile-chapter', 'cotton-pretreatment', 'textile-learner'],
  evidence: { grade: 'only repeated', place: places.MILL_MAP, readOn: THIRD_CHECK },
} as const;
const total = {
  sourceIds: [],
  evidence: ARITHMETIC,
  verdict: 'unconfirmed',
  page,
} as const;
const part = {
  sourceIds: ['dcu-water'],
  evidence: quotedIn('dcu-water'),
  verdict: 'holds',
  page,
} as const;
const arithmetic = { sourceIds: [], evidence: ARITHMETIC, verdict: 'holds', page } as const;
const partOf = {
  sourceIds: ['dcu-water'],
  evidence: ARITHMETIC,
  verdict: 'holds',
  page,
} as const;

/** The figures of home and of the T-shirt's story. */
export const shirtClaims = addWords(CLAIMS, {
  'cotton-cups': {
    sourceIds: ['parliament-textiles', 'dcu-water'],
    evidence: quotedIn('parliament-textiles'),
    formula: { value: '{cotton-liters} × {cups-per-liter}', step: 1 },
    verdict: 'holds with a note',
    page,
  },
  'cotton-liters': {
    sourceIds: ['parliament-textiles', 'dcu-water'],
    evidence: quotedIn('parliament-textiles'),
    verdict: 'holds with a note',
    page,
  },
  'cups-per-liter': {
    sourceIds: [],
    evidence: ARITHMETIC,
    formula: { value: '1,000 ÷ {us-cup}', step: 0.01 },
    verdict: 'holds',
    page,
  },
  'us-cup': {
    formula: { value: '231 × 16.387064 ÷ 16', step: 0.001 },
    ...arithmetic,
  },
  'cup-volume': {
    formula: { value: '{us-cup}', step: 1 },
    ...arithmetic,
  },
  'irrigation-part': part,
  'rain-part': part,
  'dilution-part': part,
  'newer-irrigation-part': {
    year: '2020–2024',
    formula: { value: '100 × {icac-newer-irrigation.high} ÷ {icac-newer-total.low}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'irrigation-cups': {
    formula: { value: '{irrigation-part} × {cotton-cups} ÷ 100', step: 1 },
    ...partOf,
  },
  'rain-cups': {
    formula: { value: '{rain-part} × {cotton-cups} ÷ 100', step: 1 },
    ...partOf,
  },
  'dilution-cups': {
    formula: { value: '{dilution-part} × {cotton-cups} ÷ 100', step: 1 },
    ...partOf,
  },
  'irrigation-part-liters': {
    formula: { value: '{irrigation-part} × {cotton-liters} ÷ 100', step: 1 },
    ...partOf,
  },
  'rain-part-liters': {
    formula: { value: '{rain-part} × {cotton-liters} ÷ 100', step: 1 },
    ...partOf,
  },
  'dilution-part-liters': {
    formula: { value: '{dilution-part} × {cotton-liters} ÷ 100', step: 1 },
    ...partOf,
  },
  'used-up-liters': {
    formula: { value: '{irrigation-part-liters} + {rain-part-liters}', step: 1 },
    ...partOf,
  },
  'used-up-cups': {
    formula: { value: '{irrigation-cups} + {rain-cups}', step: 1 },
    ...partOf,
  },
  'fiber-irrigation-cups': {
    formula: { value: '{irrigation-liters} × 1,000 ÷ {us-cup}', step: 1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'your-share': {
    formula: { value: '100 × 6 ÷ {cotton-cups}', step: 0.00001 },
    ...arithmetic,
  },
  'your-quotient': {
    formula: { value: '6 ÷ {cotton-cups}', step: 0.00001 },
    ...arithmetic,
  },
  bleaching: process,
  dyeing: process,
  printing: repeatedProcess,
  finishing: repeatedProcess,
  'after-bleaching': {
    formula: { low: '{bleaching.low}', high: '{bleaching.high}', step: 1 },
    ...total,
  },
  'after-dyeing': {
    formula: {
      low: '{after-bleaching.low} + {dyeing.low}',
      high: '{after-bleaching.high} + {dyeing.high}',
      step: 1,
    },
    ...total,
  },
  'after-printing': {
    formula: {
      low: '{after-dyeing.low} + {printing.low}',
      high: '{after-dyeing.high} + {printing.high}',
      step: 1,
    },
    ...total,
  },
  'after-finishing': {
    formula: {
      low: '{after-printing.low} + {finishing.low}',
      high: '{after-printing.high} + {finishing.high}',
      step: 1,
    },
    ...total,
    sourceIds: ['us-mills'],
    evidence: { grade: 'measured sum', document: 'us-mills', place: places.FACT_SHEET, readOn: THIRD_CHECK },
    verdict: 'holds with a note',
  },
  'shirt-cups': {
    sourceIds: [],
    evidence: ARITHMETIC,
    formula: { value: '{cotton-cups} + {after-finishing.high}', step: 1 },
    verdict: 'holds with a note',
    page,
  },
  'shirt-cups-low': {
    sourceIds: [],
    evidence: ARITHMETIC,
    formula: { value: '{cotton-cups} + {after-finishing.low}', step: 1 },
    verdict: 'holds with a note',
    page,
  },
  'shirt-liters': {
    sourceIds: [],
    evidence: ARITHMETIC,
    formula: { value: '{shirt-cups} × {us-cup} ÷ 1,000', step: 1 },
    verdict: 'holds with a note',
    page,
  },
  'factory-liters': {
    formula: { value: '{shirt-liters} − {cotton-liters}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'drinking-cups': {
    year: '2016',
    sourceIds: ['eatwell', 'us-water-intake'],
    evidence: quotedIn('eatwell', places.FLUID_INTAKE, SECOND_CHECK),
    verdict: 'holds with a note',
    page,
  },
  'people-for-a-day': {
    sourceIds: ['eatwell'],
    evidence: ARITHMETIC,
    formula: {
      low: '{shirt-cups} ÷ {drinking-cups.high}',
      high: '{shirt-cups} ÷ {drinking-cups.low}',
      step: 1000,
      rounding: 'outward',
    },
    verdict: 'holds with a note',
    page,
  },
  'your-days': {
    formula: { value: '{shirt-cups} ÷ 6', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'your-years': {
    formula: { value: '{your-days} ÷ 365.25', step: 0.1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
});
