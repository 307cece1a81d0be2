import * as places from '#words/text/claimPlaces';
import * as words from '#words/text/placeClaims';
import { ARITHMETIC, addWords, type ClaimText, quotedIn, readIn, THIRD_CHECK } from '../claim';
import type { PlaceId } from '../places';
import { stressedCountries } from '../waterStress';

const page = 'thirsty_fashion/where';
/** From here on a country withdraws more than three quarters of its renewable water, less what nature needs. */
const HIGH_STRESS_PERCENT = 75;

/** From the study's table for one kilogram, in extracts that two teams made apart from each other. */
const tabled = {
  year: '1996–2005',
  sourceIds: ['footprints-2011'],
  evidence: readIn('footprints-2011', places.TWO_EXTRACTS, THIRD_CHECK),
  verdict: 'holds with a note',
  page,
} as const;
const inOneExtract = readIn('footprints-2011', places.ONE_EXTRACT, THIRD_CHECK);
const worldAverage = {
  ...tabled,
  evidence: readIn('footprints-2011', places.WORLD_EXTRACT, THIRD_CHECK),
} as const;
/** From the study's maps, which others added up. */
const mapped = {
  ...tabled,
  sourceIds: ['footprints-2011', 'gcam-data'],
  evidence: quotedIn('gcam-data', places.MAPS_ADDED_UP, THIRD_CHECK),
} as const;
const stress = {
  year: '2018',
  sourceIds: ['aquastat'],
  evidence: readIn('aquastat', places.EXPORTED_TABLE, THIRD_CHECK),
  verdict: 'holds with a note',
  page,
} as const;
const bales = {
  year: '2023–2024',
  sourceIds: ['usda-cotton'],
  evidence: readIn('usda-cotton', places.TABLE_17, THIRD_CHECK),
  verdict: 'holds with a note',
  page,
} as const;
const arithmetic = {
  year: '1996–2005',
  sourceIds: [],
  evidence: ARITHMETIC,
  verdict: 'holds with a note',
  page,
} as const;
/** They hang on the water of lint. */
const inCups = { ...arithmetic, verdict: 'unconfirmed' } as const;
const newer = { year: '2020–2024', sourceIds: [], evidence: ARITHMETIC, verdict: 'holds', page } as const;

const IN_CUPS = '× {lint-water} ÷ {seed-cotton-water} × {shirt-weight} ÷ 1,000 × {cups-per-liter}';

/** What stands behind each number of a place; # is its name in words, its id in formulas. */
export const placeClaims = addWords(words.PLACE_CLAIMS, {
  irrigation: tabled,
  rain: tabled,
  'river-cups': { ...inCups, formula: { value: `{#-irrigation} ${IN_CUPS}`, step: 1, rounding: 'down' } },
  'rain-cups': { ...inCups, formula: { value: `{#-rain} ${IN_CUPS}`, step: 1, rounding: 'down' } },
  harvest: {
    ...tabled,
    year: '2000',
    sourceIds: ['gcam-data'],
    evidence: quotedIn('gcam-data', places.HARVEST_MAP, THIRD_CHECK),
  },
});

/** What is otherwise with one place's number. */
export const placeExceptions: Partial<
  Record<`${PlaceId}-${keyof typeof placeClaims}`, Partial<Pick<ClaimText, 'evidence' | 'note'>>>
> = {
  'world-irrigation': { evidence: worldAverage.evidence, note: words.WORLD_NOTE },
  'world-rain': { evidence: worldAverage.evidence, note: words.WORLD_NOTE },
  'xinjiang-irrigation': { evidence: inOneExtract, note: words.XINJIANG_NOTE },
  'xinjiang-rain': { evidence: inOneExtract, note: words.XINJIANG_NOTE },
  'benin-irrigation': { note: words.EMPTY_CELL_NOTE },
};

/** What stands behind each number of a country. */
export const countryClaims = addWords(words.COUNTRY_CLAIMS, { volume: mapped, stress });

const stressedVolumes = stressedCountries
  .filter(({ stressPercent }) => stressPercent > HIGH_STRESS_PERCENT)
  .map(({ id }) => `{${id}-volume}`)
  .join(' + ');

/** The figures of the page about places that belong to no single one. */
export const whereClaims = addWords(words.CLAIMS, {
  'lint-water': {
    ...tabled,
    evidence: { grade: 'only repeated', place: places.CODE_FILE, readOn: THIRD_CHECK },
    verdict: 'unconfirmed',
  },
  'seed-cotton-water': worldAverage,
  'grown-irrigation': mapped,
  'grown-rain': mapped,
  'grown-dilution': mapped,
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
    evidence: quotedIn('xinhua-cotton', undefined, THIRD_CHECK),
    verdict: 'holds with a note',
    page,
  },
  'xinjiang-times': {
    ...arithmetic,
    formula: { value: '{xinjiang-irrigation} ÷ {china-irrigation}', step: 0.1 },
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
