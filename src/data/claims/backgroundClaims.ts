import { CLAIMS } from '#words/text/backgroundClaims';
import * as places from '#words/text/claimPlaces';
import { ARITHMETIC, addWords, quotedIn, readIn, SECOND_CHECK, THIRD_CHECK } from '../claim';
import { FARM_WATER, FIBERS_MADE } from '../fabricSums';

const page = 'sources';
const arithmetic = { sourceIds: [], evidence: ARITHMETIC, verdict: 'holds', page } as const;
const read = { verdict: 'holds', page } as const;
/** They stand on the page about two lives, too: there first. */
const inLives = { page: 'thirsty_fashion/lives' } as const;
const newer = {
  year: '2020–2024',
  sourceIds: ['icac-insights', 'icac-talks'],
  evidence: quotedIn('icac-insights', places.KEY_FINDINGS_BOTH, SECOND_CHECK),
  verdict: 'holds with a note',
  page,
} as const;

const footprints = {
  sourceIds: ['footprints-2011'],
  evidence: quotedIn('footprints-2011', places.COPIES_OF_TABLES, '2026-11-27'),
  verdict: 'holds with a note',
  page,
} as const;

const mills = {
  sourceIds: ['us-mills'],
  evidence: readIn('us-mills', places.FACT_SHEET, THIRD_CHECK),
  verdict: 'holds with a note',
  page,
} as const;
const inFiberBible = (place: string) =>
  ({
    year: '2019',
    sourceIds: ['renova', 'fiber-bible', 'fiber-energy'],
    evidence: quotedIn('renova', place, THIRD_CHECK),
    verdict: 'holds with a note',
    page,
  }) as const;

const jeans = {
  year: '2019',
  sourceIds: ['un-jeans'],
  evidence: readIn('un-jeans', places.FIRST_SENTENCE, '2026-11-28'),
  verdict: 'holds with a note',
  page,
} as const;

/** The figures behind the checks, shown on the sources page only. */
export const backgroundClaims = addWords(CLAIMS, {
  'cotton-per-kg': {
    sourceIds: ['dcu-water'],
    evidence: quotedIn('dcu-water'),
    ...read,
    verdict: 'holds with a note',
  },
  'cotton-cups-exact': {
    formula: { value: '1,000 × {cotton-liters} ÷ {us-cup}', step: 1 },
    ...arithmetic,
  },
  'your-one-in': {
    formula: { value: '{cotton-cups} ÷ 6', step: 100 },
    ...arithmetic,
  },
  'processing-liters-per-kg': {
    formula: {
      low: '1,000 × {after-finishing.low} ÷ {cups-per-liter} ÷ {shirt-weight}',
      high: '1,000 × {after-finishing.high} ÷ {cups-per-liter} ÷ {shirt-weight}',
      step: 10,
    },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'published-processing': {
    sourceIds: ['textile-chapter', 'cotton-pretreatment', 'textile-learner'],
    evidence: quotedIn('cotton-pretreatment', places.BACKGROUND, SECOND_CHECK),
    ...read,
  },
  'mill-cups': {
    ...mills,
    formula: {
      low: '21 × {shirt-weight} ÷ 1,000 × {cups-per-liter}',
      high: '377 × {shirt-weight} ÷ 1,000 × {cups-per-liter}',
      step: 1,
    },
  },
  'mill-cups-average': {
    ...mills,
    formula: { value: '83 × {shirt-weight} ÷ 1,000 × {cups-per-liter}', step: 1 },
  },
  'later-shirt-liters': {
    year: '2012',
    sourceIds: ['generation-awake'],
    evidence: quotedIn('generation-awake', undefined, THIRD_CHECK),
    formula: { value: '9,980 × {shirt-weight} ÷ 1,000', step: 1 },
    verdict: 'holds with a note',
    page,
  },
  'cotton-share-of-shirt': {
    formula: { value: '100 × {cotton-cups} ÷ {shirt-cups}', step: 0.1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'people-at-eight-cups': {
    formula: { value: '{shirt-cups} ÷ {drinking-cups.high}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'people-at-six-cups': {
    formula: { value: '{shirt-cups} ÷ {drinking-cups.low}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'years-for-one': {
    formula: { low: '{people-at-eight-cups} ÷ 365.25', high: '{people-at-six-cups} ÷ 365.25', step: 0.1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'us-drinking-cups': {
    year: '2005',
    sourceIds: ['us-water-intake'],
    evidence: readIn('us-water-intake', places.PAGE_5),
    ...read,
  },
  'clothing-water': {
    sourceIds: ['emf-2017', 'eticlo-2019'],
    evidence: ARITHMETIC,
    formula: { value: '{textiles-water} × 2 ÷ 3', step: 1 },
    verdict: 'holds',
    page,
  },
  'washing-water': {
    sourceIds: ['emf-2017', 'eticlo-2019'],
    evidence: quotedIn('eticlo-2019', places.LONG_QUOTATION),
    ...read,
  },
  'jeans-liters': jeans,
  'jeans-years': jeans,
  'jeans-at-eight-cups': {
    formula: { value: '{jeans-liters} × {cups-per-liter} ÷ 8 ÷ 365.25', step: 0.1 },
    ...arithmetic,
  },
  'jeans-times': {
    formula: { value: '{jeans-at-eight-cups} ÷ {jeans-years}', step: 0.1 },
    ...arithmetic,
  },
  'jeans-cups-a-day': {
    formula: { value: '{jeans-liters} × {cups-per-liter} ÷ {jeans-years} ÷ 365.25', step: 0.1 },
    ...arithmetic,
  },
  'fields-irrigation': {
    year: '1996–2005',
    ...footprints,
  },
  'fields-range': {
    formula: { low: '{textile-water}', high: '{fields-irrigation}', step: 1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'clothes-range': {
    formula: { low: '{clothing-water}', high: '{fashion-water}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'unep-water': {
    sourceIds: ['unep'],
    evidence: quotedIn('unep', places.THE_CHART, SECOND_CHECK),
    verdict: 'holds with a note',
    page,
  },
  'textiles-range': {
    formula: { low: '{textiles-water}', high: '{unep-water}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'withdrawals-share': {
    sourceIds: ['emf-2017', 'eticlo-2019'],
    evidence: quotedIn('eticlo-2019', places.LONG_QUOTATION),
    ...read,
  },
  'lake-half': {
    formula: { value: '{lake-claimed} × {lake-ontario} ÷ 100', step: 1 },
    ...arithmetic,
  },
  'textile-acre-feet': {
    formula: { value: '{textile-water} ÷ 1.23348', step: 0.1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'california-volume': {
    year: '1998–2010',
    formula: {
      low: '{california-acre-feet.low} × 1.23348',
      high: '{california-acre-feet.high} × 1.23348',
      step: 0.1,
    },
    ...arithmetic,
  },
  'six-fabrics-water': {
    sourceIds: ['fiber-bible'],
    evidence: ARITHMETIC,
    formula: {
      value: `(${FARM_WATER}) ÷ 1,000`,
      step: 0.1,
    },
    verdict: 'unconfirmed',
    page,
  },
  'six-fabrics-cotton': {
    formula: { value: '100 × {cotton-irrigation-water} ÷ {six-fabrics-water}', step: 1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'cotton-irrigation-water': {
    formula: { value: '{cotton-water} × {cotton-production} ÷ 1,000', step: 0.1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'cotton-check': {
    formula: { value: '100 × {cotton-irrigation-water} ÷ {textile-water}', step: 1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'cotton-wide-water': {
    year: '2006',
    sourceIds: ['chapagain-2006'],
    evidence: quotedIn('chapagain-2006', places.COPY_OF_ABSTRACT),
    ...read,
    verdict: 'holds with a note',
  },
  'shirt-fiber-grams': {
    formula: { value: '{cotton-phase} ÷ {cotton-co2}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'fiber-times-over': {
    formula: { value: '{cotton-phase} ÷ {cotton-co2}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'shirt-fiber-co2': {
    formula: { value: '{cotton-co2} × {shirt-weight} ÷ 1,000', step: 0.01 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'published-shirts-co2': {
    sourceIds: ['fixing-fashion', 'cric-cotton', 'carbonfact-shirt'],
    evidence: quotedIn('fixing-fashion', places.PUBLISHED_SHIRTS),
    ...read,
    verdict: 'holds with a note',
    ...inLives,
  },
  'published-use-share': {
    sourceIds: ['bcg-trust'],
    evidence: quotedIn('bcg-trust'),
    ...read,
    verdict: 'holds with a note',
    ...inLives,
  },
  'published-cotton-energy': {
    sourceIds: ['fiber-energy'],
    evidence: quotedIn('fiber-energy', places.TABLE_3, SECOND_CHECK),
    ...read,
  },
  'published-polyester-energy': {
    sourceIds: ['fiber-energy'],
    evidence: quotedIn('fiber-energy', places.TABLE_3, SECOND_CHECK),
    ...read,
  },
  'published-viscose-energy': {
    sourceIds: ['fiber-energy'],
    evidence: quotedIn('fiber-energy', places.TABLE_3, SECOND_CHECK),
    ...read,
  },
  'published-polyester-water': inFiberBible(places.TABLE_2_5),
  'published-polyamide-water': inFiberBible(places.TABLE_2_6),
  'published-viscose-water': {
    ...inFiberBible(places.TABLE_3),
    evidence: readIn('fiber-energy', places.TABLE_3, THIRD_CHECK),
  },
  'published-wool-water': inFiberBible(places.CHART_52),
  'icac-irrigation': {
    year: '2023',
    sourceIds: ['icac', 'better-cotton-2023'],
    evidence: quotedIn('better-cotton-2023', places.THIRD_PARAGRAPH, SECOND_CHECK),
    ...read,
  },
  'icac-rain': {
    year: '2023',
    sourceIds: ['icac', 'better-cotton-2023'],
    evidence: quotedIn('better-cotton-2023', places.THIRD_PARAGRAPH, SECOND_CHECK),
    ...read,
  },
  'icac-shirt-liters': {
    sourceIds: ['icac'],
    evidence: ARITHMETIC,
    formula: { value: '({icac-irrigation} + {icac-rain}) × {shirt-weight} ÷ 1,000', step: 1 },
    verdict: 'holds',
    page,
  },
  'icac-newer-total': newer,
  'icac-newer-irrigation': newer,
  'icac-newer-rain': newer,
  'icac-newer-lint': {
    year: '2020–2024',
    sourceIds: ['icac-insights'],
    evidence: quotedIn('icac-insights', places.KEY_FINDINGS, SECOND_CHECK),
    ...read,
  },
  'icac-newer-shirt-irrigation': {
    year: '2020–2024',
    formula: {
      low: '{icac-newer-irrigation.low} × {shirt-weight} ÷ 1,000',
      high: '{icac-newer-irrigation.high} × {shirt-weight} ÷ 1,000',
      step: 1,
    },
    ...arithmetic,
  },
  'icac-newer-shirt-liters': {
    year: '2020–2024',
    formula: {
      low: '{icac-newer-total.low} × {shirt-weight} ÷ 1,000',
      high: '{icac-newer-total.high} × {shirt-weight} ÷ 1,000',
      step: 1,
    },
    ...arithmetic,
  },
  'us-cotton-irrigation': {
    year: '2023',
    sourceIds: ['better-cotton-2023', 'transformers'],
    evidence: quotedIn('better-cotton-2023', places.FOURTH_PARAGRAPH, SECOND_CHECK),
    verdict: 'holds with a note',
    page,
  },
  'eu-water-2017': {
    year: '2017',
    sourceIds: ['eea-2017'],
    evidence: quotedIn('eea-2017', places.THIRD_PARAGRAPH, SECOND_CHECK),
    verdict: 'holds with a note',
    page,
  },
  'eu-water-2020': {
    year: '2020',
    sourceIds: ['eea-2020'],
    evidence: quotedIn('eea-2020', places.FOURTH_PARAGRAPH, SECOND_CHECK),
    verdict: 'holds with a note',
    page,
  },
  'global-cotton-water': {
    sourceIds: ['waterplaybook'],
    evidence: quotedIn('waterplaybook'),
    ...read,
  },
  'global-shirt-liters': {
    formula: { value: '{global-cotton-water} × {shirt-weight} ÷ 1,000', step: 1 },
    ...arithmetic,
  },
  'hemp-water-elsewhere': {
    year: '2005',
    sourceIds: ['sei-2005'],
    evidence: quotedIn('sei-2005', places.QUOTING_PAGE),
    ...read,
    verdict: 'holds with a note',
  },
  'hemp-with-rain': footprints,
  'flax-with-rain': footprints,
  'irrigation-range': {
    formula: { low: '{irrigation-liters}', high: '{irrigation-part-liters}', step: 1 },
    ...arithmetic,
    verdict: 'unconfirmed',
  },
  'rain-range': {
    formula: { low: '{icac-shirt-liters}', high: '{irrigation-part-liters} + {rain-part-liters}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'dilution-range': {
    formula: { low: '{global-shirt-liters}', high: '{cotton-liters}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'wwf-shirt-liters': {
    year: '2011',
    sourceIds: ['wwf-2011'],
    evidence: readIn('wwf-2011'),
    verdict: 'off',
    page,
  },
  'fiber-sum': {
    year: '2018',
    formula: {
      value: FIBERS_MADE,
      step: 0.1,
    },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'polyester-fiber-share': {
    year: '2018',
    formula: { value: '100 × {polyester-production} ÷ {fiber-sum}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'fiber-2024': {
    year: '2024',
    sourceIds: ['materials-market'],
    evidence: quotedIn('materials-market'),
    ...read,
  },
  'polyester-2024': {
    year: '2024',
    sourceIds: ['materials-market'],
    evidence: quotedIn('materials-market'),
    ...read,
  },
  'cotton-2024': {
    year: '2024',
    sourceIds: ['materials-market'],
    evidence: quotedIn('materials-market'),
    ...read,
  },
  'wool-from-sheep': {
    year: '2018',
    sourceIds: ['fiber-supply'],
    evidence: ARITHMETIC,
    formula: { value: '100 × 1.1 ÷ (1.1 + 0.05)', step: 1 },
    verdict: 'holds',
    page,
  },
  'nine-months-longer': {
    year: '2012',
    sourceIds: ['wrap-2012'],
    evidence: quotedIn('wrap-2012', places.CLIMATE_CHANGE, SECOND_CHECK),
    ...read,
  },
  'months-longer': {
    year: '2012',
    sourceIds: ['wrap-2012'],
    evidence: quotedIn('wrap-2012', places.CLIMATE_CHANGE, SECOND_CHECK),
    ...read,
  },
  'secondhand-older': {
    sourceIds: ['wrap-older'],
    evidence: readIn('wrap-older'),
    ...read,
    verdict: 'holds with a note',
    ...inLives,
  },
  'microplastics-to-sea': {
    year: '2022',
    sourceIds: ['eea-microplastics'],
    evidence: readIn('eea-microplastics', places.KEY_MESSAGES, SECOND_CHECK),
    ...read,
  },
  'hot-tub': {
    sourceIds: ['hot-tub'],
    evidence: quotedIn('hot-tub'),
    formula: { low: '250 × 3.78541', high: '400 × 3.78541', step: 50 },
    verdict: 'holds with a note',
    page,
  },
  'shirt-in-tubs': {
    formula: { low: '{cotton-liters} ÷ {hot-tub.high}', high: '{cotton-liters} ÷ {hot-tub.low}', step: 1 },
    ...arithmetic,
  },
  bath: {
    sourceIds: ['usgs-bath'],
    evidence: quotedIn('usgs-bath'),
    formula: { value: '40 × 3.78541', step: 1 },
    verdict: 'holds',
    page,
  },
  'shirt-in-baths': {
    formula: { value: '{cotton-liters} ÷ {bath}', step: 1 },
    ...arithmetic,
  },
  'family-day': {
    sourceIds: ['epa-family'],
    evidence: readIn('epa-family', places.FIRST_SENTENCE, SECOND_CHECK),
    formula: { value: '300 × 3.78541', step: 1 },
    verdict: 'holds',
    page,
  },
  'shirt-in-family-days': {
    formula: { value: '{cotton-liters} ÷ {family-day}', step: 0.5 },
    ...arithmetic,
  },
  'laundry-load': {
    sourceIds: ['watersense'],
    evidence: readIn('watersense'),
    formula: { value: '27 × 3.78541', step: 1 },
    verdict: 'holds',
    page,
  },
  'olympic-pool': {
    sourceIds: ['long-course'],
    evidence: quotedIn('long-course'),
    formula: { value: '50 × 25 × 2', step: 1 },
    verdict: 'holds',
    page,
  },
  'fashion-in-pools': {
    formula: { value: '{fashion-water} × 1,000 ÷ {olympic-pool}', step: 0.1 },
    ...arithmetic,
  },
});
