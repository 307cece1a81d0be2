// The four tips, and what a wear of a T-shirt costs.

export const wearOnce = (wears: string, cups: string) => `${wears}: about ${cups}.`;

export const wearTitle = 'Wear it again';
export const wearText = 'How often do you wear a shirt?';

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'Mend it, or buy second-hand';
export const mendText = 'The best shirt is already sewn.';

export const washTitle = 'Wash cooler, line-dry';
export const lessEnergy = '# less';
export const washText = <Phrase>(cool: Phrase, less: Phrase, warm: Phrase) => [
  cool,
  ' takes ',
  less,
  ' energy than ',
  warm,
  '.',
];

export const labelTitle = 'Know what a label promises';
export const labelText = <Phrase>(fiber: Phrase) => ['GOTS “organic”: ', fiber, ' organic fiber or more.'];
