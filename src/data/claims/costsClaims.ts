import { ARITHMETIC, type ClaimText, quotedIn, readIn, SECOND_CHECK } from '../claim';

const page = 'thirsty_fashion/info3';
const arithmetic = { sourceIds: [], evidence: ARITHMETIC, verdict: 'holds', page } as const;
const perWear = {
  boundary: 'All the cups behind one T-shirt, shared among its wears.',
  note: 'The water was used once; each wear makes its share smaller.',
  ...arithmetic,
  verdict: 'holds with a note',
} as const;
const ratio = {
  boundary: 'The highest of six fabrics divided by the lowest.',
  note: 'Computed from the records of the chart.',
  ...arithmetic,
  verdict: 'holds with a note',
} as const;
const replaced = {
  year: '2025',
  sourceIds: ['wrap-2025', 'wrap-older'],
  evidence: readIn('wrap-2025', 'the points at its head', SECOND_CHECK),
  note: 'An older British estimate for second-hand was {secondhand-older}%, so it only helps if it replaces something.',
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
export const costsClaims = {
  'phases-sum': {
    title: 'Carbon of one T-shirt, all phases',
    boundary: 'The five phases added up: one light T-shirt, its use included.',
    year: '2019',
    sourceIds: ['six-garments', 'niinimaki-2020'],
    evidence: ARITHMETIC,
    formula: {
      value: '{cotton-phase} + {yarn-phase} + {garment-phase} + {distribution-phase} + {use-phase}',
      step: 1,
    },
    note: 'Read these as grams of CO2e (other gases are counted in) per T-shirt. As kilograms for each kilogram, the cotton would emit {fiber-times-over} times what our own record says. The water figures assume a {shirt-weight} gram shirt, so the two are different shirts.',
    verdict: 'off',
    page,
    correction: { wrong: 'kilograms per kilogram of fabric', right: 'grams per T-shirt' },
  },
  'shirt-co2': {
    title: 'Carbon of one T-shirt in kilograms',
    boundary: 'The same sum, 1,000 grams to the kilogram.',
    sourceIds: ['six-garments', 'fixing-fashion', 'cric-cotton', 'carbonfact-shirt'],
    evidence: ARITHMETIC,
    formula: { value: '{phases-sum} ÷ 1,000', step: 0.1 },
    note: 'Published T-shirt totals run from about {published-shirts-co2.low} to {published-shirts-co2.high} kilograms, and some put half in washing. Weight, power supply and drying matter.',
    verdict: 'holds with a note',
    page,
  },
  'shirt-weight': {
    title: 'Weight of the T-shirt in the water figures',
    boundary: 'One heavy cotton T-shirt.',
    sourceIds: ['dcu-water'],
    evidence: quotedIn('dcu-water'),
    note: 'The carbon figures are for a lighter shirt.',
    verdict: 'holds',
    page,
  },
  'phase-ratio': {
    title: 'Garment production against distribution',
    boundary: 'The highest phase divided by the lowest.',
    formula: { value: '{garment-phase} ÷ {distribution-phase}', step: 0.1 },
    note: 'A ratio holds in either unit.',
    ...arithmetic,
  },
  'water-ratio': {
    title: 'Cotton’s water against polyester’s',
    formula: { value: '{cotton-water} ÷ {polyester-water}', step: 0.1 },
    ...ratio,
  },
  'water-ratio-next': {
    title: 'Cotton’s water against wool’s',
    formula: { value: '{cotton-water} ÷ {wool-water}', step: 0.1 },
    ...ratio,
    boundary: 'The highest of six fabrics divided by the next.',
  },
  'energy-ratio': {
    title: 'Polyamide’s energy against hemp’s',
    formula: { value: '{polyamide-energy} ÷ {hemp-energy}', step: 0.1 },
    ...ratio,
  },
  'co2-ratio': {
    title: 'Wool’s CO2 against cotton’s',
    formula: { value: '{wool-co2} ÷ {cotton-co2}', step: 0.1 },
    ...ratio,
  },
  'wool-from-farm': {
    title: 'Wool’s impact that comes from the sheep',
    boundary: 'Up to this share of the climate impact of wool.',
    sourceIds: ['carbonfact-wool', 'garment-freight', 'mistra-news'],
    evidence: quotedIn('carbonfact-wool'),
    note: 'Freight is about {freight-share}% of an average garment’s climate impact, so transport adds only a little. The {wool-from-farm}% stands on a company’s own page.',
    verdict: 'holds with a note',
    page,
  },
  'freight-share': {
    title: 'Freight in a garment’s climate impact',
    boundary: 'An average garment, from the factory to the shop; the buyer’s own trip not counted.',
    sourceIds: ['garment-freight', 'mistra-news'],
    evidence: quotedIn('garment-freight', '“Think About Transport”', SECOND_CHECK),
    note: 'So wool’s long transport adds only a little. A report on a Swedish study puts distribution to the shops at 3.1%.',
    verdict: 'holds with a note',
    page,
  },
  'irrigation-liters': {
    title: 'Irrigation behind one T-shirt’s fiber',
    boundary: 'Irrigation only, for the fiber alone. No rain, and no water to thin out pollution.',
    sourceIds: ['fiber-bible'],
    evidence: ARITHMETIC,
    formula: { value: '{cotton-water} × {shirt-weight} ÷ 1,000', step: 1 },
    note: 'The {cotton-liters} liters also count rain and the water to thin out pollution, use older data, and are for finished cloth. Same shirt, different question.',
    verdict: 'holds with a note',
    page,
  },
  'cotton-energy-in-megajoules': {
    title: 'Cotton’s energy, if its unit were kWh',
    boundary:
      'Cotton’s {cotton-energy} kWh per kilogram, turned into megajoules: 3.6 megajoules are one kWh.',
    sourceIds: ['fiber-energy', 'fiber-bible'],
    evidence: ARITHMETIC,
    formula: { value: '{cotton-energy} × 3.6', step: 1 },
    note: 'A published value for cotton is {published-cotton-energy} megajoules per kilogram, so {cotton-energy-in-megajoules} megajoules cannot be. The number itself, {cotton-energy}, comes close: we think that all six values are megajoules.',
    verdict: 'off',
    page,
    correction: { wrong: 'kWh per kilogram', right: 'megajoules per kilogram' },
  },
  'wears-30': {
    title: 'Wears of a T-shirt',
    boundary: 'Where the tip starts from.',
    sourceIds: ['mistra-use'],
    evidence: readIn('mistra-use'),
    note: 'Yours may be worn more or less: the slider is for you.',
    verdict: 'holds',
    page,
  },
  'wears-60': {
    title: 'Twice as many wears',
    boundary: 'Two times {wears-30} wears.',
    formula: { value: '2 × {wears-30}', step: 1 },
    note: 'What the tip proposes.',
    ...arithmetic,
  },
  'cups-per-wear-30': {
    title: 'Cups of water for each of {wears-30} wears',
    formula: { value: '{shirt-cups} ÷ {wears-30}', step: 1 },
    ...perWear,
  },
  'cups-per-wear-60': {
    title: 'Cups of water for each of {wears-60} wears',
    formula: { value: '{shirt-cups} ÷ {wears-60}', step: 1 },
    ...perWear,
  },
  'twice-as-long': {
    title: 'Climate impact saved by wearing clothes twice as often',
    boundary: 'The climate impact of clothing in Sweden, for each wear.',
    sourceIds: ['mistra-use', 'wrap-2012'],
    evidence: readIn('mistra-use'),
    note: 'WRAP found that nine more months of wear cut carbon, water and waste footprints by {nine-months-longer.low} to {nine-months-longer.high}%.',
    verdict: 'holds',
    page,
  },
  'repairs-replace': {
    title: 'Repairs that replaced a new purchase',
    boundary: 'What people said in British surveys.',
    ...replaced,
  },
  'secondhand-replaces': {
    title: 'Second-hand buys that replaced a new one',
    boundary: 'What people said in British surveys.',
    ...replaced,
  },
  'cooler-wash': {
    title: 'Energy saved by a cooler wash',
    boundary: 'Washing at {wash-cool} °C in place of {wash-warm} °C, in one consumer test.',
    year: '2022',
    note: 'About {cooler-wash}%, as others quote the test; machines differ.',
    ...setting,
  },
  'wash-cool': {
    title: 'The cooler wash',
    boundary: 'The setting that was tested.',
    note: 'A machine’s setting.',
    ...setting,
  },
  'wash-warm': {
    title: 'The warmer wash',
    boundary: 'The setting that it replaced.',
    note: 'A machine’s setting.',
    ...setting,
  },
  'label-organic': {
    title: 'Organic fiber behind the label “organic”',
    boundary: 'At least this much, by the Global Organic Textile Standard.',
    note: 'A label about how the fiber was grown, not about liters or carbon.',
    ...label,
  },
  'label-made-with': {
    title: 'Organic fiber behind the label “made with organic”',
    boundary: 'At least this much, by the Global Organic Textile Standard.',
    note: 'The second grade of the same standard.',
    ...label,
  },
} as const satisfies Record<string, ClaimText>;
