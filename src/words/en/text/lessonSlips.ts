// The claims with a slip. Of three operations and sizes the first is right; what an operation gives stands after its number.

export const ask = 'How can you test it?';

export const people = {
  title: 'Enough for how long?',
  said: 'The water behind one T-shirt is enough for a thousand people.',
  data: ['One T-shirt: {shirt-cups}.', 'One person: {drinking-cups}.'],
  operations: [
    {
      gives: 'people can drink from it, each for one day',
      tells: 'Yes. More than a thousand people. But look at the unit: cups a day.',
    },
    {
      gives: 'cups for as many T-shirts as a person drinks cups',
      tells: 'That is right, but it tells of T-shirts, not of people. Which way shares the water out?',
    },
    {
      gives: 'of the T-shirt is what one person drinks in a day',
      tells: 'That is right too, and very small. Turn it around, and you can count people.',
    },
  ],
  sizeAsk: 'For how long is it enough?',
  sizes: ['For one day', 'For one month', 'For one year'],
  found:
    'The claim left out three words: for one day. If you read it as a year, it is as many times too big as a year has days.',
} as const;

export const lake = {
  title: 'Half a lake?',
  said: 'Each year, fashion uses as much water as half of Lake Ontario.',
  data: [
    'Fashion, each year: {fashion-water}.',
    'Lake Ontario: {lake-ontario}. One cubic kilometer is one billion cubic meters.',
  ],
  operations: [
    { gives: 'percent of the lake', tells: 'Yes. And half would be fifty percent.' },
    {
      gives: 'times fashion’s water is in the lake',
      tells: 'That works too: half would give two. For a percent, turn it around.',
    },
    {
      gives: 'cubic kilometers would be left',
      tells: 'That is right, but it does not give a share. What shares one number out by the other?',
    },
  ],
  sizeAsk: 'How many times too big is “half”?',
  sizes: ['About ten times', 'About twice', 'About a hundred times'],
  found:
    'It is {lake-share} of the lake. The claim is {lake-overstated} too big: it may be that the decimal point slipped by one place.',
} as const;

export const california = {
  title: 'As much as a state?',
  said: 'Making cloth uses as much water as California did in 2021.',
  data: [
    'Making cloth: {textile-acre-feet} a year. An acre-foot covers one acre of land, one foot deep.',
    'California, in years before: {california-acre-feet}.',
  ],
  operations: [
    {
      gives: 'percent of California’s water, at the least',
      tells: 'Yes. So the two are close in size.',
    },
    {
      gives: 'percent: California as a share of the cloth',
      tells: 'That is right, but upside down. The claim asks for the cloth as a share of California.',
    },
    {
      gives: 'million acre-feet lie between them',
      tells: 'That is right. To see if it is much, you need a share.',
    },
  ],
  sizeAsk: 'The sizes are close. So where is the slip?',
  sizes: [
    'In the year: the numbers are from other years',
    'In the unit: it should be liters',
    'In the amount: ten times too big',
  ],
  found:
    'Cloth takes {california-share} of what California used in years before. The claim names a year for which we found no total.',
} as const;

export const grams = {
  title: 'Heavy air',
  said: 'A T-shirt gives off {phases-sum:number} kilograms of CO2 [per-kilogram] of cloth.',
  data: [
    'Growing the cotton is {cotton-phase:number} of these kilograms.',
    'A table says: one kilogram of cotton [lint] gives off {cotton-co2:number} kilograms of [co2e].',
  ],
  operations: [
    {
      gives: 'times as much as the table says',
      tells: 'Yes. Two numbers for one thing should not be that far apart.',
    },
    {
      gives: 'is left for all that comes after the cotton',
      tells: 'That is right, but both numbers are from one chart. A test needs a number from outside.',
    },
    {
      gives: 'times the cotton is the whole',
      tells: 'That is right, but both numbers are from one chart. A test needs a number from outside.',
    },
  ],
  sizeAsk: 'Which unit would make it fit?',
  sizes: ['Grams, for one T-shirt', 'Tons, for one T-shirt', 'Liters, for one kilogram'],
  found:
    'Grams for one T-shirt fit: {shirt-co2}. Other studies found {published-shirts-co2}. As it was told, the cotton alone was {fiber-times-over} too big.',
} as const;

export const fiber = {
  title: 'Fiber or fabric?',
  said: 'One kilogram of cotton fabric gives off {cotton-co2:number} kilograms of [co2e].',
  data: [
    'For one T-shirt, growing the cotton gives off {cotton-phase:number} grams. All that happens to the T-shirt gives off {phases-sum:number} grams.',
    'The study behind the claim is about the impact of textile fibers. A fiber is what is spun into yarn.',
  ],
  operations: [
    {
      gives: 'percent of it comes from growing the cotton',
      tells: 'Yes. So most of it comes later: from spinning, dyeing, sewing and washing.',
    },
    {
      gives: 'grams come after the cotton',
      tells: 'That is right. To see if it is much, you need a share.',
    },
    {
      gives: '',
      tells: 'One number is for a T-shirt, the other for a kilogram. Take two that count the same thing.',
    },
  ],
  sizeAsk: 'So what slipped in the claim?',
  sizes: [
    'The word: it counts fiber, not fabric',
    'The unit: it should be grams',
    'The amount: ten times too big',
  ],
  found:
    'The number counts a kilogram of fiber, before spinning, dyeing and sewing. The axes of all our charts of fabrics say “fabric”: it is one slip.',
} as const;

export const megajoules = {
  title: 'Two kinds of energy',
  said: 'One kilogram of cotton takes {cotton-energy:number} [kwh] of energy.',
  data: ['Another study says: {published-cotton-energy}.', 'One kWh is three point six megajoules.'],
  operations: [
    {
      gives: 'megajoules per kilogram',
      tells: 'Yes. Now both are in one unit, and you can see that they are far apart.',
    },
    {
      gives: '',
      tells: 'A kWh is the bigger unit. So it takes more megajoules to make the same, not fewer.',
    },
    {
      gives: '',
      tells: 'The two numbers have two units. They must first be in the same one.',
    },
  ],
  sizeAsk: 'How many times too big is it?',
  sizes: ['About three times', 'About ten times', 'It is not too big'],
  found:
    'As told, it is {cotton-energy-in-megajoules}. The other study has {published-cotton-energy}. If we read {cotton-energy:number} as megajoules, it fits.',
} as const;
