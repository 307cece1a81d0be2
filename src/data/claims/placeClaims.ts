import * as places from '#words/plain/claimPlaces';
import * as words from '#words/plain/placeClaims';
import { ARITHMETIC, addWords, quotedIn } from '../claim';
import { stressedCountries } from '../waterStress';

const page = 'thirsty_fashion/where';
const READ_ON = '2026-11-27';
/** From here on a country withdraws more than three quarters of its renewable water, less what nature needs. */
const HIGH_STRESS_PERCENT = 75;

/** Read in copies of the study's table alone, which its own appendix may correct: unconfirmed. */
const copied = {
  year: '1996–2005',
  sourceIds: ['footprints-2011'],
  evidence: quotedIn('footprints-2011', places.COPIES_OF_TABLES, READ_ON),
  verdict: 'unconfirmed',
  page,
} as const;
const stress = {
  year: '2018',
  sourceIds: ['aquastat'],
  evidence: quotedIn('aquastat', places.COPY_OF_TABLE, READ_ON),
  verdict: 'unconfirmed',
  page,
} as const;
const bales = {
  year: '2023–2024',
  sourceIds: ['usda-cotton'],
  evidence: quotedIn('usda-cotton', places.TABLE_17, READ_ON),
  verdict: 'unconfirmed',
  page,
} as const;
const arithmetic = {
  year: '1996–2005',
  sourceIds: [],
  evidence: ARITHMETIC,
  verdict: 'unconfirmed',
  page,
} as const;
const newer = { year: '2020–2024', sourceIds: [], evidence: ARITHMETIC, verdict: 'holds', page } as const;

const IN_CUPS = '× {lint-water} ÷ {seed-cotton-water} × {shirt-weight} ÷ 1,000 × {cups-per-liter}';

/** What stands behind each number of a place; # is its name in words, its id in formulas. */
export const placeClaims = addWords(words.PLACE_CLAIMS, {
  irrigation: copied,
  rain: copied,
  'river-cups': { ...arithmetic, formula: { value: `{#-irrigation} ${IN_CUPS}`, step: 1, rounding: 'down' } },
  'rain-cups': { ...arithmetic, formula: { value: `{#-rain} ${IN_CUPS}`, step: 1, rounding: 'down' } },
  harvest: copied,
});

/** What stands behind each number of a country. */
export const countryClaims = addWords(words.COUNTRY_CLAIMS, { volume: copied, stress });

const stressedVolumes = stressedCountries
  .filter(({ stressPercent }) => stressPercent > HIGH_STRESS_PERCENT)
  .map(({ id }) => `{${id}-volume}`)
  .join(' + ');

/** The figures of the page about places that belong to no single one. */
export const whereClaims = addWords(words.CLAIMS, {
  'lint-water': copied,
  'seed-cotton-water': copied,
  'grown-irrigation': copied,
  'grown-rain': copied,
  'grown-dilution': copied,
  'grown-dilution-part': {
    ...arithmetic,
    formula: {
      value: '100 × {grown-dilution} ÷ ({grown-irrigation} + {grown-rain} + {grown-dilution})',
      step: 1,
    },
  },
  'stressed-share': {
    ...arithmetic,
    formula: { value: `100 × (${stressedVolumes}) ÷ {grown-irrigation}`, step: 1 },
  },
  'xinjiang-share': {
    year: '2024',
    sourceIds: ['xinhua-cotton'],
    evidence: quotedIn('xinhua-cotton', undefined, READ_ON),
    verdict: 'unconfirmed',
    page,
  },
  'xinjiang-times': {
    ...arithmetic,
    formula: { value: '{xinjiang-river-cups} ÷ {china-river-cups}', step: 0.1 },
  },
  'newer-river-cups': {
    ...newer,
    formula: {
      low: '{icac-newer-irrigation.low} × {shirt-weight} ÷ 1,000 × {cups-per-liter}',
      high: '{icac-newer-irrigation.high} × {shirt-weight} ÷ 1,000 × {cups-per-liter}',
      step: 1,
      rounding: 'down',
    },
  },
  'newer-rain-cups': {
    ...newer,
    formula: {
      low: '{icac-newer-rain.low} × {shirt-weight} ÷ 1,000 × {cups-per-liter}',
      high: '{icac-newer-rain.high} × {shirt-weight} ÷ 1,000 × {cups-per-liter}',
      step: 1,
      rounding: 'down',
    },
  },
  'two-growers-share': bales,
  'brazil-share': bales,
});
