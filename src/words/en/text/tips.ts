// The four tips, and what a wear of a T-shirt costs.

export const wearOnce = (wears: string, cups: string) => `${wears}: about ${cups}.`;
/** "30 wears: each is about 66 days of your 6 cups." */
export const daysOfCups = (wears: string, days: number, daysText: string, cups: string) =>
  `${wears}: each is about ${daysText} ${days === 1 ? 'day' : 'days'} of your ${cups}.`;

export const wearTitle = 'Wear it again';
export const wearTwice = <Phrase>(wears: Phrase, cups: Phrase, moreWears: Phrase, fewerCups: Phrase) => [
  wears,
  ': about ',
  cups,
  '. ',
  moreWears,
  ': about ',
  fewerCups,
  '.',
];
export const lessPerWear = '# less';
export const twiceAsOften = <Phrase>(less: Phrase) => [
  'Worn twice as often, clothes cost the climate about ',
  less,
  ' for each wear.',
];

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'Mend, or buy second-hand';
export const repairs = '# of repairs';
export const mendLead = <Phrase>(repairs: Phrase) => [repairs, ' replaced a new purchase in UK surveys.'];
export const secondhandBuys = '# of second-hand buys';
export const mendRest = <Phrase>(buys: Phrase) => [
  'So did ',
  buys,
  '. It helps only where nothing new is bought.',
];

export const washTitle = 'Wash cooler, line-dry';
export const lessEnergy = '# less energy';
export const washLead = <Phrase>(less: Phrase, cool: Phrase, warm: Phrase) => [
  less,
  ' goes into a wash at ',
  cool,
  ' than at ',
  warm,
  ', in Which? tests.',
];
export const washRest = 'The air dries clothes for nothing.';

export const labelTitle = 'Know what a label promises';
export const organicFiber = '# organic fiber';
export const labelLead = <Phrase>(fiber: Phrase) => [
  fiber,
  ' or more is in clothes that GOTS calls “organic”.',
];
export const labelRest = <Phrase>(share: Phrase) => [
  'The label “made with organic” starts at ',
  share,
  '. Neither tells how many liters or kilograms it took.',
];
