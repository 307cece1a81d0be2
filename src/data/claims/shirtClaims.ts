import { ARITHMETIC, type ClaimText, quotedIn, SECOND_CHECK } from '../claim';

const page = 'thirsty_fashion/info1';
const PROCESSING_NOTE =
  'We could not trace these four ranges. Together they are the same size as published totals for dyeing and finishing.';
const process = {
  sourceIds: ['textile-chapter', 'cotton-pretreatment', 'textile-learner'],
  evidence: { grade: 'recalled' },
  note: PROCESSING_NOTE,
  verdict: 'unconfirmed',
  page,
} as const;
const total = {
  sourceIds: [],
  evidence: ARITHMETIC,
  note: 'The sum is right. The steps it adds up are the four ranges that we could not trace.',
  verdict: 'holds with a note',
  page,
} as const;
const part = {
  boundary: 'A share of the {cotton-liters} liters behind one T-shirt’s cotton.',
  sourceIds: ['dcu-water'],
  evidence: quotedIn('dcu-water'),
  verdict: 'holds',
  page,
} as const;
const arithmetic = { sourceIds: [], evidence: ARITHMETIC, verdict: 'holds', page } as const;
const partInCups = {
  boundary: 'A share of the {cotton-cups} cups behind one T-shirt’s cotton.',
  sourceIds: ['dcu-water'],
  evidence: ARITHMETIC,
  verdict: 'holds',
  page,
} as const;

/** The figures of home and of the T-shirt's story. */
export const shirtClaims = {
  'cotton-cups': {
    title: 'Cups of water behind one T-shirt’s cotton',
    boundary:
      'Growing the cotton of one {shirt-weight} gram T-shirt: irrigation, rain, and the clean water it would take to thin out pollution.',
    sourceIds: ['parliament-textiles', 'dcu-water'],
    evidence: quotedIn('parliament-textiles'),
    formula: { value: '{cotton-liters} × {cups-per-liter}', step: 1 },
    note: 'We rounded the conversion, so this is a few cups high. The liters behind it stand on a web page that names no study, so they are far less certain than that.',
    verdict: 'holds with a note',
    page,
  },
  'cotton-liters': {
    title: 'Liters of water behind one T-shirt’s cotton',
    boundary:
      'Irrigation, rain, and the clean water it would take to thin out pollution; finished cotton cloth for a {shirt-weight} gram T-shirt.',
    sourceIds: ['parliament-textiles', 'dcu-water'],
    evidence: quotedIn('parliament-textiles'),
    note: 'The page calls it an estimate and names no study. Much of this water fell as rain. Some was never poured, only counted: it would thin out pollution. It is not {cotton-liters} liters from a tap.',
    verdict: 'holds with a note',
    page,
  },
  'cups-per-liter': {
    title: 'Cups in a liter',
    boundary: 'The rounded conversion behind the cups of cotton water.',
    sourceIds: [],
    evidence: ARITHMETIC,
    formula: { value: '1,000 ÷ {us-cup}', step: 0.01 },
    note: 'A liter holds 4.2268 US cups; we round to {cups-per-liter} cups.',
    verdict: 'holds',
    page,
  },
  'us-cup': {
    title: 'One US cup',
    boundary: 'A measure of volume: a sixteenth of a US gallon of 231 cubic inches.',
    formula: { value: '231 × 16.387064 ÷ 16', step: 0.001 },
    note: 'The customary US cup, by definition: an inch is 2.54 centimeters.',
    ...arithmetic,
  },
  'cup-volume': {
    title: 'What one cup holds',
    boundary: 'A US cup, to the whole milliliter.',
    formula: { value: '{us-cup}', step: 1 },
    note: 'About the size of a small mug.',
    ...arithmetic,
  },
  'irrigation-part': {
    title: 'Irrigation in the cotton’s water',
    note: 'Taken from rivers, lakes and wells.',
    ...part,
  },
  'rain-part': {
    title: 'Rain in the cotton’s water',
    note: 'It fell on the field and was used by the plants.',
    ...part,
  },
  'dilution-part': {
    title: 'Water that would thin out the cotton’s pollution',
    note: 'Called dilution. Nobody poured it: it is the clean water it would take to thin out what fertilizer and chemicals leave in the water.',
    ...part,
  },
  'irrigation-cups': {
    title: 'Cups of irrigation in one T-shirt’s cotton',
    formula: { value: '{irrigation-part} × {cotton-cups} ÷ 100', step: 1 },
    note: 'The share comes in whole percent, so the cups are good to about a hundred.',
    ...partInCups,
  },
  'rain-cups': {
    title: 'Cups of rain in one T-shirt’s cotton',
    formula: { value: '{rain-part} × {cotton-cups} ÷ 100', step: 1 },
    note: 'The share comes in whole percent, so the cups are good to about a hundred.',
    ...partInCups,
  },
  'dilution-cups': {
    title: 'Cups counted to thin out pollution, for one T-shirt’s cotton',
    formula: { value: '{dilution-part} × {cotton-cups} ÷ 100', step: 1 },
    note: 'Nobody pours this water: it is what it would take to thin out what fertilizer and chemicals leave in the water.',
    ...partInCups,
  },
  'fiber-irrigation-cups': {
    title: 'Cups of irrigation in one T-shirt’s raw cotton',
    boundary:
      'Irrigation alone, for the fiber of one {shirt-weight} gram T-shirt, at {us-cup} milliliters a cup.',
    formula: { value: '{irrigation-liters} × 1,000 ÷ {us-cup}', step: 1 },
    note: 'It is another count than the {irrigation-cups} cups: for raw cotton, not finished cloth, and newer.',
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'your-share': {
    title: 'A day of drinking as a share of the cotton’s water',
    boundary: 'Worked here for 6 cups a day; the story uses your own number.',
    formula: { value: '100 × 6 ÷ {cotton-cups}', step: 0.00001 },
    note: 'Five decimals make the smallness visible; the estimate behind it is not that precise.',
    ...arithmetic,
  },
  'your-quotient': {
    title: 'A day of drinking divided by the cotton’s water',
    boundary: 'Worked here for 6 cups a day; the story uses your own number.',
    formula: { value: '6 ÷ {cotton-cups}', step: 0.00001 },
    note: 'The same share, not yet in percent.',
    ...arithmetic,
  },
  bleaching: {
    title: 'Cups of water to bleach one T-shirt',
    boundary: 'Process water for one T-shirt; 10 to 30 liters for each kilogram of cloth.',
    ...process,
  },
  dyeing: {
    title: 'Cups of water to dye one T-shirt',
    boundary: 'Process water for one T-shirt; 50 to 200 liters for each kilogram of cloth.',
    ...process,
  },
  printing: {
    title: 'Cups of water to print one T-shirt',
    boundary: 'Process water for one T-shirt; 10 to 50 liters for each kilogram of cloth.',
    ...process,
  },
  finishing: {
    title: 'Cups of water to finish one T-shirt',
    boundary: 'Process water for one T-shirt; 10 to 100 liters for each kilogram of cloth.',
    ...process,
  },
  'after-bleaching': {
    title: 'Cups used after bleaching',
    boundary: 'The first of the four wet processes.',
    formula: { low: '{bleaching.low}', high: '{bleaching.high}', step: 1 },
    ...total,
  },
  'after-dyeing': {
    title: 'Cups used after dyeing',
    boundary: 'Bleaching and dyeing.',
    formula: {
      low: '{after-bleaching.low} + {dyeing.low}',
      high: '{after-bleaching.high} + {dyeing.high}',
      step: 1,
    },
    ...total,
  },
  'after-printing': {
    title: 'Cups used after printing',
    boundary: 'Bleaching, dyeing and printing.',
    formula: {
      low: '{after-dyeing.low} + {printing.low}',
      high: '{after-dyeing.high} + {printing.high}',
      step: 1,
    },
    ...total,
  },
  'after-finishing': {
    title: 'Cups used after finishing',
    boundary: 'All four wet processes.',
    formula: {
      low: '{after-printing.low} + {finishing.low}',
      high: '{after-printing.high} + {finishing.high}',
      step: 1,
    },
    ...total,
  },
  'shirt-cups': {
    title: 'Cups of water behind one T-shirt: the highest count',
    boundary: 'The cotton, and the highest value of all four processes.',
    sourceIds: [],
    evidence: ARITHMETIC,
    formula: { value: '{cotton-cups} + {after-finishing.high}', step: 1 },
    note: 'The total uses the highest value of every step. It may count some processing twice, because the cotton’s figure is for finished cloth.',
    verdict: 'holds with a note',
    page,
  },
  'shirt-cups-low': {
    title: 'Cups of water behind one T-shirt: the lowest count',
    boundary: 'The cotton, and the lowest value of all four processes.',
    sourceIds: [],
    evidence: ARITHMETIC,
    formula: { value: '{cotton-cups} + {after-finishing.low}', step: 1 },
    note: 'The low end of the same sum. The cotton’s own uncertainty is far larger than the difference.',
    verdict: 'holds with a note',
    page,
  },
  'shirt-liters': {
    title: 'Liters of water behind one T-shirt: the highest count',
    boundary: 'The same cups in liters, at {us-cup} milliliters a cup.',
    sourceIds: [],
    evidence: ARITHMETIC,
    formula: { value: '{shirt-cups} × {us-cup} ÷ 1,000', step: 1 },
    note: 'By the rounded {cups-per-liter} cups a liter it would be 2,795 liters.',
    verdict: 'holds with a note',
    page,
  },
  'drinking-cups': {
    title: 'Cups that a person should drink in a day',
    boundary: 'All drinks but alcohol, in British glasses or cups.',
    year: '2016',
    sourceIds: ['eatwell', 'us-water-intake'],
    evidence: quotedIn('eatwell', '“Fluid intake”', SECOND_CHECK),
    note: 'British advice. A US panel put usual intake from drinks at about {us-drinking-cups.low} cups for women and {us-drinking-cups.high} for men.',
    verdict: 'holds with a note',
    page,
  },
  'people-for-a-day': {
    title: 'People whose drinks for one day this water would be',
    boundary:
      'One T-shirt’s water, shared at {drinking-cups.low} to {drinking-cups.high} cups a person, for one day.',
    sourceIds: ['eatwell'],
    evidence: ARITHMETIC,
    formula: {
      low: '{shirt-cups} ÷ {drinking-cups.high}',
      high: '{shirt-cups} ÷ {drinking-cups.low}',
      step: 1000,
      rounding: 'outward',
    },
    note: 'This means one day’s drinks for about 1,500 to {people-for-a-day.high} people. It compares amounts; field water is not drinking water.',
    verdict: 'holds with a note',
    page,
    correction: { wrong: 'a thousand people', right: 'a thousand people, for one day' },
  },
  'your-days': {
    title: 'Days that one T-shirt’s water would last you',
    boundary: 'Worked here for 6 cups a day; the story uses your own number.',
    formula: { value: '{shirt-cups} ÷ 6', step: 1 },
    note: 'To the nearest day: the last one is not a full one.',
    ...arithmetic,
    verdict: 'holds with a note',
  },
  'your-years': {
    title: 'Years that one T-shirt’s water would last you',
    boundary: 'Worked here for 6 cups a day; the story uses your own number.',
    formula: { value: '{your-days} ÷ 365.25', step: 0.1 },
    note: 'The story says it in words, to the nearest half year.',
    ...arithmetic,
    verdict: 'holds with a note',
  },
} as const satisfies Record<string, ClaimText>;
