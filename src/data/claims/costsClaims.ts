import * as places from '#words/text/claimPlaces';
import { CLAIMS } from '#words/text/costsClaims';
import { ARITHMETIC, addWords, quotedIn, readIn, SECOND_CHECK } from '../claim';

const page = 'thirsty_fashion/info3';
const arithmetic = { sourceIds: [], evidence: ARITHMETIC, verdict: 'holds', page } as const;
const onUnread = { ...arithmetic, verdict: 'unconfirmed' } as const;
const replaced = {
  year: '2025',
  sourceIds: ['wrap-2025', 'wrap-older'],
  evidence: readIn('wrap-2025', places.POINTS_AT_HEAD, SECOND_CHECK),
  verdict: 'holds with a note',
  page,
} as const;
const setting = {
  sourceIds: ['which-2022'],
  evidence: quotedIn('which-2022'),
  verdict: 'holds',
  page,
} as const;
const label = { sourceIds: ['gots'], evidence: quotedIn('gots'), verdict: 'holds', page } as const;

/** The figures of the costs and the tips. */
export const costsClaims = addWords(CLAIMS, {
  'phases-sum': {
    year: '2019',
    sourceIds: ['six-garments', 'niinimaki-2020'],
    evidence: ARITHMETIC,
    formula: {
      value: '{cotton-phase} + {yarn-phase} + {garment-phase} + {distribution-phase} + {use-phase}',
      step: 1,
    },
    verdict: 'off',
    page,
  },
  'shirt-co2': {
    sourceIds: ['six-garments', 'fixing-fashion', 'cric-cotton', 'carbonfact-shirt'],
    evidence: ARITHMETIC,
    formula: { value: '{phases-sum} ÷ 1,000', step: 0.1 },
    verdict: 'holds with a note',
    page,
  },
  'shirt-weight': {
    sourceIds: ['dcu-water'],
    evidence: quotedIn('dcu-water'),
    verdict: 'holds',
    page,
  },
  'phase-ratio': {
    formula: { value: '{garment-phase} ÷ {distribution-phase}', step: 0.1 },
    ...arithmetic,
  },
  'water-ratio': {
    formula: { value: '{cotton-water} ÷ {polyester-water}', step: 0.1 },
    ...onUnread,
  },
  'water-ratio-next': {
    formula: { value: '{cotton-water} ÷ {wool-water}', step: 0.1 },
    ...onUnread,
  },
  'energy-ratio': {
    formula: { value: '{polyamide-energy} ÷ {hemp-energy}', step: 0.1 },
    ...onUnread,
  },
  'co2-ratio': {
    formula: { value: '{wool-co2} ÷ {cotton-co2}', step: 0.1 },
    ...onUnread,
  },
  'wool-from-farm': {
    sourceIds: ['carbonfact-wool', 'garment-freight', 'mistra-news'],
    evidence: quotedIn('carbonfact-wool'),
    verdict: 'holds with a note',
    page,
  },
  'freight-share': {
    sourceIds: ['garment-freight', 'mistra-news'],
    evidence: quotedIn('garment-freight', places.THINK_ABOUT_TRANSPORT, SECOND_CHECK),
    verdict: 'holds with a note',
    page,
  },
  'irrigation-liters': {
    sourceIds: ['fiber-bible'],
    evidence: ARITHMETIC,
    formula: { value: '{cotton-water} × {shirt-weight} ÷ 1,000', step: 1 },
    verdict: 'unconfirmed',
    page,
  },
  'cotton-energy-in-megajoules': {
    sourceIds: ['fiber-energy', 'fiber-bible'],
    evidence: ARITHMETIC,
    formula: { value: '{cotton-energy} × 3.6', step: 1 },
    verdict: 'off',
    page,
  },
  'wears-30': {
    sourceIds: ['mistra-use'],
    evidence: readIn('mistra-use'),
    verdict: 'holds',
    page,
  },
  'wears-60': {
    formula: { value: '2 × {wears-30}', step: 1 },
    ...arithmetic,
  },
  'cups-per-wear-30': {
    formula: { value: '{shirt-cups} ÷ {wears-30}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'cups-per-wear-60': {
    formula: { value: '{shirt-cups} ÷ {wears-60}', step: 1 },
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'twice-as-long': {
    sourceIds: ['mistra-use', 'wrap-2012'],
    evidence: readIn('mistra-use'),
    verdict: 'holds',
    page,
  },
  'repairs-replace': replaced,
  'secondhand-replaces': replaced,
  'cooler-wash': {
    year: '2022',
    ...setting,
  },
  'wash-cool': setting,
  'wash-warm': setting,
  'label-organic': label,
  'label-made-with': label,
});
