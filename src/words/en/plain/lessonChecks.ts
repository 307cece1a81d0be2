// What is said of a typed answer: each mistake by its kind. No one is scolded.

export const SLIPPED = {
  percentOfPercent:
    'That is a percent of one part. The question asks for a percent of all, so take the one percent of the other.',
  seedCotton: 'That counts the seeds as well. A T-shirt is made of lint alone.',
  unit: 'Look at the units. One of them has not been turned into the other.',
  perKilogram: 'That is per kilogram. The question asks for one T-shirt.',
  decimals: 'The digits are right. The decimal point is in another place.',
  upsideDown: 'Turn the division around: what is shared out, and by what?',
  hundred: 'Percent means of a hundred. A step with a hundred is missing, or is one too many.',
  rounded: 'That is the answer with the rounded number. Take the exact cup now.',
  whole: 'Look again: which number is the whole here, and which the part?',
  otherPart: 'That is one of the other parts. Which percent goes with this one?',
  difference: 'That is how much more it is. “How many times” asks you to divide.',
};
