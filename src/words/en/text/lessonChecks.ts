// What is said of a typed answer: each mistake by its kind. No one is scolded.

export const SLIPPED = {
  percentOfPercent:
    'That is a percent of one part. The question asks for a percent of all, so take one percentage of the other.',
  seedCotton: 'That counts the seeds as well. A T-shirt is made of lint alone.',
  unit: 'Look at the units. One of them has not been turned into the other.',
  perKilogram: 'That is per kilogram. The question asks for one T-shirt.',
  decimals: 'The digits are right. The decimal point is in another place.',
  upsideDown: 'Turn the division around: what is shared out, and by what?',
  hundred: 'Percent means out of a hundred. A step with a hundred is missing, or is one too many.',
  rounded: 'That is the answer with the rounded number. Take the exact cup now.',
  whole: 'Look again: which number is the whole here, and which the part?',
  otherPart: 'That is one of the other parts. Which percent goes with this one?',
  difference: 'That is how much more it is. “How many times” asks you to divide.',
};

export const right = 'Right.';
export const readAs = (number: string) => `We read ${number}.`;
export const notYet = 'Not yet. The hint says how to begin.';

/** How to begin, by the question’s id; the three parts of “count” have one hint. */
export const HINTS = {
  'share-part': 'Divide your cups by all the cups. Then multiply by a hundred.',
  'share-one-in': 'Divide all the cups by yours.',
  'cups-how-many': 'Each liter holds that many cups. So multiply.',
  'cups-exact': 'Turn the liters into milliliters first: times a thousand. Then divide by one cup.',
  'lake-percent': 'Divide fashion’s water by the lake’s. Then multiply by a hundred.',
  'lake-times': 'First find half of the lake. How many times does fashion’s water go into it?',
  'percent-cotton': 'Take the one percent of the other: multiply them, and divide by a hundred.',
  'unit-times': 'Divide the chart’s number by the table’s.',
  'unit-grams': 'A thousand grams are one kilogram.',
  'columns-cotton': 'Multiply cotton’s two numbers. Then divide by a thousand.',
  'columns-sum': 'Fill in each row first. Then add up the last column.',
  'columns-percent': 'Divide cotton’s water by the sum. Then multiply by a hundred.',
  count: 'Percent means out of a hundred. Multiply the liters by the percent, and divide by a hundred.',
  'jeans-years': 'Turn the liters into cups. Divide by eight to get days, then by the days of a year.',
  'jeans-times': 'Divide your years by the years of the claim.',
  'lint-cups': 'Step by step: from seed cotton to lint, from a kilogram to one T-shirt, from liters to cups.',
  'places-times': 'Divide the cups of Xinjiang by those of China.',
  'lives-making': 'Turn the kilograms into grams. Then share them out over all the wears.',
};
