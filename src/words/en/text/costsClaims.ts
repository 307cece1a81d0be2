// What the claims of the costs and the tips say (data/claims/costsClaims.ts).

import { fabricCount } from './fabrics';
import { phaseCount } from './phases';

const OF_SIX = `The highest of ${fabricCount} fabrics divided by the lowest.`;

export const CLAIMS = {
  'phases-sum': {
    title: 'Carbon of one T-shirt, all phases',
    boundary: `The ${phaseCount} phases added up: one light T-shirt, its use included.`,
    note: 'Read these as grams of CO2e (other gases are counted in) per T-shirt. As kilograms for each kilogram, the cotton would emit {fiber-times-over} times what our own record says. The water figures assume a {shirt-weight} gram shirt, so the two are different shirts.',
    correction: { wrong: 'kilograms per kilogram of fabric', right: 'grams per T-shirt' },
  },
  'shirt-co2': {
    title: 'Carbon of one T-shirt in kilograms',
    boundary: 'The same sum, 1,000 grams to the kilogram.',
    note: 'Published T-shirt totals run from about {published-shirts-co2.low} to {published-shirts-co2.high} kilograms, and some put half in washing. Weight, power supply and drying matter.',
  },
  'shirt-weight': {
    title: 'Weight of the T-shirt in the water figures',
    boundary: 'One heavy cotton T-shirt.',
    note: 'The carbon figures are for a lighter shirt.',
  },
  'phase-ratio': {
    title: 'Garment production against distribution',
    boundary: 'The highest phase divided by the lowest.',
    note: 'A ratio holds in either unit.',
  },
  'water-ratio': {
    title: 'Cotton’s water against polyester’s',
    boundary: OF_SIX,
    note: 'By published values for polyester it would be far less.',
  },
  'water-ratio-next': {
    title: 'Cotton’s water against wool’s',
    boundary: `The highest of ${fabricCount} fabrics divided by the next.`,
    note: 'A published value for wool is near ours.',
  },
  'energy-ratio': {
    title: 'Polyamide’s energy against hemp’s',
    boundary: OF_SIX,
    note: 'Its unit is in doubt; the ratio is not.',
  },
  'co2-ratio': {
    title: 'Wool’s CO2 against cotton’s',
    boundary: OF_SIX,
    note: 'Published values for wool differ more than twofold.',
  },
  'wool-from-farm': {
    title: 'Wool’s impact that comes from the sheep',
    boundary: 'Up to this share of the climate impact of wool.',
    note: 'Freight is about {freight-share}% of an average garment’s climate impact, so transport adds only a little. The {wool-from-farm}% stands on a company’s own page.',
  },
  'freight-share': {
    title: 'Freight in a garment’s climate impact',
    boundary: 'An average garment, from the factory to the shop; the buyer’s own trip not counted.',
    note: 'So wool’s long transport adds only a little. A report on a Swedish study puts distribution to the shops at 3.1%.',
  },
  'irrigation-liters': {
    title: 'Irrigation behind one T-shirt’s fiber',
    boundary: 'Irrigation only, for the fiber alone. No rain, and no water to thin out pollution.',
    note: 'The {cotton-liters} liters also count rain and the water to thin out pollution, use older data, and are for finished cloth. Same shirt, different question.',
    correction: { wrong: 'per kg of fabric', right: 'per kg of fiber, before spinning, dyeing and sewing' },
  },
  'cotton-energy-in-megajoules': {
    title: 'Cotton’s energy, if its unit were kWh',
    boundary:
      'Cotton’s {cotton-energy} kWh per kilogram, turned into megajoules: 3.6 megajoules are one kWh.',
    note: `A published value for cotton is {published-cotton-energy} megajoules per kilogram, so {cotton-energy-in-megajoules} megajoules cannot be. The number itself, {cotton-energy}, comes close: we think that all ${fabricCount} values are megajoules.`,
    correction: { wrong: 'kWh per kilogram', right: 'megajoules per kilogram of fiber' },
  },
  'wears-30': {
    title: 'Wears of a T-shirt',
    boundary: 'Where the tip starts from.',
    note: 'Yours may be worn more or less: the slider is for you.',
  },
  'wears-60': {
    title: 'Twice as many wears of a T-shirt',
    boundary: 'Two times {wears-30} wears.',
    note: 'What the tip proposes.',
  },
  'cups-per-wear-30': {
    title: 'Cups of water for each of {wears-30} wears',
    boundary: 'All the cups behind one T-shirt, shared among its wears.',
    note: 'The water was used once; each wear makes its share smaller.',
  },
  'cups-per-wear-60': {
    title: 'Cups of water for each of {wears-60} wears',
    boundary: 'All the cups behind one T-shirt, shared among its wears.',
    note: 'The water was used once; each wear makes its share smaller.',
  },
  'twice-as-long': {
    title: 'Climate impact saved by wearing clothes twice as often',
    boundary: 'The climate impact of clothing in Sweden, for each wear.',
    note: 'WRAP found that nine more months of wear cut carbon, water and waste footprints by {nine-months-longer.low} to {nine-months-longer.high}%.',
  },
  'repairs-replace': {
    title: 'Repairs that replaced a new purchase',
    boundary: 'What people said in British surveys.',
    note: 'An older British estimate for second-hand was {secondhand-older}%, so it only helps if it replaces something.',
  },
  'secondhand-replaces': {
    title: 'Second-hand buys that replaced a new one',
    boundary: 'What people said in British surveys.',
    note: 'An older British estimate for second-hand was {secondhand-older}%, so it only helps if it replaces something.',
  },
  'cooler-wash': {
    title: 'Energy saved by a cooler wash',
    boundary: 'Washing at {wash-cool} °C in place of {wash-warm} °C, in one consumer test.',
    note: 'About {cooler-wash}%, as others quote the test; machines differ.',
  },
  'wash-cool': {
    title: 'Temperature of the cooler wash',
    boundary: 'The setting that was tested.',
    note: 'A machine’s setting.',
  },
  'wash-warm': {
    title: 'Temperature of the warmer wash',
    boundary: 'The setting that it replaced.',
    note: 'A machine’s setting.',
  },
  'label-organic': {
    title: 'Organic fiber behind the label “organic”',
    boundary: 'At least this much, by the Global Organic Textile Standard.',
    note: 'A label about how the fiber was grown, not about liters or carbon.',
  },
  'label-made-with': {
    title: 'Organic fiber behind the label “made with organic”',
    boundary: 'At least this much, by the Global Organic Textile Standard.',
    note: 'The second grade of the same standard.',
  },
};
