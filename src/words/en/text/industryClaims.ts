// What the claims of the industry-wide story say (data/claims/industryClaims.ts).

import { fabricCount } from './fabrics';

export const CLAIMS = {
  'fashion-water': {
    title: 'Water used by fashion in a year',
    boundary: 'The fashion industry of the world; studies draw the line around it differently.',
    note: 'Estimates differ widely: this describes 2015. Some copies of a paper that quotes it say 1.5 trillion liters, which is 53 times less.',
  },
  'textiles-water': {
    title: 'Water used by all textiles in a year',
    boundary:
      'All textiles, cotton farming included; {withdrawals-share}% of the water withdrawn in the world. Washing at home would add {washing-water} billion cubic meters.',
    note: 'A second well-known estimate. It counts all textiles, not only clothes. A third, by the United Nations, is {unep-water} billion cubic meters.',
  },
  'lake-ontario': {
    title: 'Water in Lake Ontario',
    boundary: 'The volume of the whole lake.',
    note: 'One cubic kilometer is one billion cubic meters.',
  },
  'lake-claimed': {
    title: 'The part of Lake Ontario in our first draft',
    boundary: 'Our first draft said that fashion’s yearly water equals half of Lake Ontario.',
    note: 'Incorrect: it is about one-twentieth of Lake Ontario. It is about half of Lake Tahoe. The slip is almost exactly a decimal place.',
    correction: { wrong: 'half of Lake Ontario', right: '4.8% of Lake Ontario' },
  },
  'lake-share': {
    title: 'Fashion’s yearly water as a share of Lake Ontario',
    boundary: '{fashion-water} of {lake-ontario} cubic kilometers.',
    note: 'By volume. On the map we show it as a share of the area, which is not the same.',
  },
  'lake-one-in': {
    title: 'Fashion’s yearly water as a fraction of Lake Ontario',
    boundary: 'Lake Ontario divided by fashion’s yearly water, to the nearest ten.',
    note: 'One part in 20.8, rounded to one-twentieth.',
  },
  'lake-overstated': {
    title: 'How much too big the claim about the lake is',
    boundary: 'Half of Lake Ontario divided by fashion’s yearly water.',
    note: 'So close to ten that a decimal may have slipped.',
  },
  'lake-tahoe': {
    title: 'Water in Lake Tahoe',
    boundary: 'The volume of the whole lake, by two sources.',
    note: 'Sources range from 150.7 to {lake-tahoe.high} cubic kilometers.',
  },
  'tahoe-share': {
    title: 'Fashion’s yearly water as a share of Lake Tahoe',
    boundary: '{fashion-water} of {lake-tahoe.low} to {lake-tahoe.high} cubic kilometers.',
    note: 'About half: a lake for which the claim is true.',
  },
  yarns: {
    title: 'Yarns in the picture',
    boundary: 'All of fashion’s yearly water, drawn as yarns of one percent.',
    note: 'A key to the picture, not a measurement.',
  },
  'textile-share': {
    title: 'Textile production in fashion’s yearly water',
    boundary: '{textile-water} of {fashion-water} billion cubic meters, probably water pumped to fields.',
    note: 'This divides one study’s figure by another’s. The {textile-water} billion cubic meters are probably water pumped to crops like cotton, not water used in factories. A newer study counts {newer-cotton-irrigation.low} to {newer-cotton-irrigation.high} billion cubic meters for cotton alone.',
  },
  'other-share': {
    title: 'Everything else in fashion’s yearly water',
    boundary: 'What is left beside textile production.',
    note: 'It says only what remains; we do not know what it holds.',
  },
  'textile-water': {
    title: 'Water for textile production in a year',
    boundary: 'Most likely water pumped to crops like cotton.',
    note: `We could read only the opening of the paper. Our ${fabricCount} fabrics, water times production, give {six-fabrics-water} billion cubic meters, which fits water for farms. That is no proof: both may go back to the same tables. It was searched for in three languages, and not found. The site that our story follows credits it to the 2017 report.`,
  },
  'california-acre-feet': {
    title: 'Water that California uses in a year',
    boundary: 'Low: farms and cities, 1998 to 2010. High: all withdrawals in 2010.',
    note: 'The state’s own series is listed to 2020. We found no official total for 2021.',
  },
  'california-share': {
    title: 'Textile production’s water against California’s',
    boundary: '{textile-water} billion cubic meters against the totals published for earlier years.',
    note: 'Similar in size, a little lower than the published totals.',
    correction: {
      wrong: 'California’s annual use in 2021',
      right: '85–91% of California’s use in earlier years; we found no total for 2021',
    },
  },
  'cotton-of-textile': {
    title: 'Cotton in the water of textile production',
    boundary: 'A share of the {textile-share} yarns of textile production, not of all {yarns} yarns.',
    note: 'Our own fiber data give nearly the same answer. It is a share of the {textile-water} billion cubic meters for textiles. Of all {fashion-water} billion cubic meters it is about {cotton-of-all}%. It was searched for in three languages, and not found. The site that our story follows credits it to the 2017 report.',
  },
  'cotton-yarns': {
    title: 'Cotton in fashion’s yearly water',
    boundary: 'Of the {textile-share} yarns of textile production, {cotton-of-textile}% are cotton’s.',
    note: 'One study’s share of another study’s share.',
  },
  'cotton-of-all': {
    title: 'Cotton in fashion’s yearly water, rounded',
    boundary:
      'Of the {textile-share} yarns of textile production, {cotton-of-textile}% are cotton’s: rounded to a whole percent.',
    note: 'The same figure as {cotton-yarns}%.',
  },
  'other-fibers': {
    title: 'Every other fiber in fashion’s yearly water',
    boundary: 'Textile production without cotton.',
    note: 'What cotton’s {cotton-of-textile}% leaves over.',
  },
  'newer-cotton-irrigation': {
    title: 'Cotton’s irrigation in a year, by a newer study',
    boundary:
      'Irrigation alone: {icac-newer-irrigation.low} to {icac-newer-irrigation.high} liters for each kilogram, times {icac-newer-lint} million tons.',
    note: 'More for cotton alone than the {textile-water} billion cubic meters that the story shows for all textiles. We read two reports of the study, not the study.',
  },
  'world-people': {
    title: 'People in the world',
    boundary: 'Everyone alive, rounded.',
    note: 'The United Nations dated the day of eight billion to November 2022. There are a few more now.',
  },
  'years-for-all': {
    title: 'Years that fashion’s yearly water would last all of us',
    boundary:
      'Worked here for 6 cups a day for each of {world-people} billion people; the story uses your own number.',
    note: 'A comparison of amounts. Most of this water was never drinking water.',
  },
};
