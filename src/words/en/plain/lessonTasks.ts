// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts).

export const share = {
  title: 'A share of a shirt',
  given:
    'Say you drink six cups of water a day. To grow the cotton of one T-shirt takes {cotton-cups} of water. That is its water [footprint].',
  part: 'Your day is which part of the shirt? Divide. Write it in percent.',
  oneIn: 'Say it in words: one cup in how many?',
};

export const cups = {
  title: 'Liters to cups',
  given:
    'The source counts in liters: {cotton-liters} for the cotton of one T-shirt. One liter is about {cups-per-liter:number} cups.',
  howMany: 'How many cups is that?',
  exact: 'One US cup is {us-cup}. Use this number now. Is the answer the same?',
  exactAlso: 'It is a few cups less. The first way used a number that was rounded.',
};

export const lake = {
  title: 'Half a lake?',
  given:
    'The claim: each year, fashion uses as much water as half of Lake Ontario. In truth it uses {fashion-water}. The lake holds {lake-ontario}. One cubic kilometer is one billion cubic meters.',
  percent: 'What percent of the lake is it really?',
  times: 'How many times too big is “half”?',
  timesAlso: 'That is close to ten. It may be that someone put the decimal point in the wrong place.',
};

export const percent = {
  title: 'Percent of a percent',
  given:
    'Of the water that fashion uses, {textile-share} goes into making cloth. Of that part, {cotton-of-textile} is for cotton.',
  cotton: 'What percent of all of fashion’s water is for cotton?',
  whyNot: 'Why is the answer not {cotton-of-textile}?',
  whyNotSample: 'It is a part of a part. It counts only the water for cloth, not all the water of fashion.',
};

export const unit = {
  title: 'Which unit fits?',
  given:
    'In a chart, all that happens to a T-shirt is said to give {phases-sum:number} kilograms of [co2e] [per-kilogram] of cloth, {cotton-phase:number} kilograms of them for the cotton alone. But a table says that a kilogram of [lint] gives {cotton-co2:number} kilograms.',
  times: 'How many times too big is the chart’s number for cotton?',
  grams:
    'Now read the sum as grams for one T-shirt. How many kilograms is it? Other studies found {published-shirts-co2}. Does it fit?',
  gramsAlso: 'It fits. So the right unit is grams for one T-shirt.',
};

export const columns = {
  title: 'Multiply two columns',
  given:
    'The table shows how much water one kilogram of each fiber needs, and how much of it the world makes in a year. Liters per kilogram times millions of tons gives billions of liters. A thousand of those are one billion cubic meters.',
  cotton: 'Fill in the last column. What is cotton’s?',
  sum: 'Add up all six.',
  percent: 'What percent of it is cotton?',
  percentAlso: 'The story says {cotton-of-textile}. The two are close: data can check data.',
};

export const count = {
  title: 'Which water counts?',
  given:
    'The {cotton-liters} behind one T-shirt’s cotton are of three kinds: {irrigation-part} is [irrigation], {rain-part} is rain, and {dilution-part} is [dilution].',
  irrigation: 'How many liters are irrigation?',
  rain: 'How many liters are rain?',
  dilution: 'How many liters are dilution?',
  which: 'Which of the three would you count? Give a reason.',
  whichSample:
    'There is no one right answer. A good one gives a reason: the rain would fall on the field in any case, but the river is empty for those who live below the farm.',
};
