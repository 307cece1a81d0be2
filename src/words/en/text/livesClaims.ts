// What the claims of the page about two lives say (data/claims/livesClaims.ts).

const MODEL = 'CO2e: other gases are counted in. A model of the French state, which it calls one of many.';

/** Of each country's power, under a title of its own. */
export const POWER = {
  boundary: 'One kilowatt-hour from the socket, averaged over a year.',
  note: 'An average: yours changes with the hour, and with what you buy.',
};
export const POWERS = {
  'power-ch': 'Carbon of electricity: Switzerland',
  'power-be': 'Carbon of electricity: Belgium',
  'power-es': 'Carbon of electricity: Spain',
  'power-pt': 'Carbon of electricity: Portugal',
  'power-gb': 'Carbon of electricity: United Kingdom',
  'power-tr': 'Carbon of electricity: Türkiye',
  'power-it': 'Carbon of electricity: Italy',
  'power-eu': 'Carbon of electricity: average of the EU',
  'power-us': 'Carbon of electricity: United States',
  'power-tn': 'Carbon of electricity: Tunisia',
  'power-de': 'Carbon of electricity: Germany',
  'power-pl': 'Carbon of electricity: Poland',
};

export const CLAIMS = {
  'making-co2': {
    title: 'Making one T-shirt',
    boundary: 'A cotton T-shirt of {light-shirt} grams up to the shop. Its use and its end are not counted.',
    note: `${MODEL} Published whole lives run from {published-shirts-co2.low} to {published-shirts-co2.high} kilograms, a wider band than making alone.`,
  },
  'life-wears': {
    title: 'Wears of a T-shirt, by Europe’s rule',
    boundary:
      'How often one T-shirt is worn before it is given up, as the rule for product footprints sets it.',
    note: 'A convention. People who worked on the rule call it an expert judgment, and it is disputed.',
  },
  'lasting-factor': {
    title: 'How much longer or shorter a shirt may last',
    boundary: 'The number of wears, times this: from a shirt that fails its tests to one that passes all.',
    note: 'We take it as the band for how long a shirt really lasts.',
  },
  'light-shirt': {
    title: 'Weight of the T-shirt in the model',
    boundary: 'One cotton T-shirt.',
    note: 'The T-shirt of our water figures weighs {shirt-weight} grams: we take that as the upper end. The choice is ours.',
  },
  'washing-energy': {
    title: 'Electricity of a wash',
    boundary: 'The machine alone, for one kilogram of clothes.',
    note: 'Not varied here. A cooler wash takes less.',
  },
  'drying-energy': {
    title: 'Electricity of a tumble dryer',
    boundary: 'One kilogram of clothes.',
    note: 'Low for a dryer that blows its heat outside: our upper end is {drying-energy-high} kWh per kg.',
  },
  'drying-energy-high': {
    title: 'Electricity of a tumble dryer, our upper end',
    boundary: 'One kilogram of clothes in an older dryer.',
    note: 'A poor dryer on the European label of the 1990s. New ones use less: a third of it, or three quarters.',
  },
  'washes-dried': {
    title: 'Washes that end in a dryer, by Europe’s rule',
    boundary: 'An average over many homes.',
    note: 'Yours is all, none, or something between: that is why it can be moved.',
  },
  'washes-dried-less': {
    title: 'Washes that end in a dryer, on our way to the lower share',
    boundary: 'Half of what Europe’s rule sets.',
    note: 'Our own choice, so that the share of use comes near to {use-phase-share}%.',
  },
  'washes-ironed': {
    title: 'Washes after which a T-shirt is ironed, by Europe’s rule',
    boundary: 'An average over many homes.',
    note: 'Many T-shirts are never ironed.',
  },
  'ironing-time': {
    title: 'Ironing one T-shirt',
    boundary: 'The method says two minutes; its table says a little more.',
    note: 'We take the table’s value as the middle, and the other as the lower end.',
  },
  'iron-power': {
    title: 'Power of an iron',
    boundary: 'While it is on.',
    note: 'The model’s value.',
  },
  'wears-a-wash': {
    title: 'Wears between two washes, by the model',
    boundary: 'A T-shirt.',
    note: 'The model has a T-shirt washed after each wear.',
  },
  'washing-liters': {
    title: 'Water of a wash',
    boundary: 'One kilogram of clothes, from the tap.',
    note: 'The page prints it with another unit, which cannot be right. The model’s points for scarce water are left out here: they are not liters.',
  },
  'making-a-wear': {
    title: 'Making one T-shirt, for each of {life-wears} wears',
    boundary: 'The making, shared by the wears of Europe’s rule.',
    note: 'Care comes on top of it.',
  },
  'rule-use-share': {
    title: 'Use in the carbon of a T-shirt: Europe’s rule',
    boundary: 'Washing, drying and ironing, of all that one wear causes.',
    note: '{life-wears} wears, a wash after each, {washes-dried}% in the dryer, {washes-ironed}% ironed, the average power of the EU.',
  },
  'lower-use-share': {
    title: 'Use in the carbon of a T-shirt: a way to the lower share',
    boundary: 'The same, with {washes-dried-less}% in the dryer.',
    note: 'Near the {use-phase-share}% of one study. We do not know that it used these values.',
  },
  'higher-use-share': {
    title: 'Use in the carbon of a T-shirt: a way to the higher share',
    boundary: 'The same, always in the dryer, always ironed, with the power of Poland.',
    note: 'Near the {published-use-share}% of another study.',
  },
  'washes-liters': {
    title: 'Water of all washes of a T-shirt',
    boundary: '{life-wears} washes of a T-shirt of {shirt-weight} grams.',
    note: 'A T-shirt of {light-shirt} grams takes less.',
  },
  'washes-share': {
    title: 'All washes against growing and making',
    boundary: 'The water of {life-wears} washes, of the {shirt-liters} liters for growing and making.',
    note: 'Two kinds of water: tap water is counted beside rain and rivers.',
  },
};
