// The label at the story's end, on the page and as a picture. What stands there is a T-shirt of cups, or the reader's own.

export const closing = ['The thread stops here.', 'The shirt needn’t.'] as const;
export const note = 'One estimate. Field water isn’t drinking water; this compares amounts.';

export const nobody = 'No days picked yet';
export const mine = (cups: string) => `My ${cups} a day`;

// What the large number counts, in two lines after it.
export const cupsInShirt = ['cups in', 'one T-shirt'] as const;
export const daysInShirt = ['of my days', 'in one T-shirt'] as const;

export const stitchACup = 'One stitch a cup.';
export const stitchADay = <Words>(cups: Words, years: Words) => [
  'One stitch a day. The shirt takes up to ',
  cups,
  ': ',
  years,
  ' of my drinking.',
];

// Two lines after a number.
export const cupsAWear = 'cups a wear,';
export const wornTimes = (times: string) => `worn ${times} times`;

export const shirtOfCups = (stitches: string) =>
  `A T-shirt embroidered with ${stitches} white stitches, one for each cup of one estimate`;
export const shirtOfDays = (stitches: string) =>
  `A T-shirt embroidered with ${stitches} yellow stitches, one for each of my days, by one estimate`;

// What is shared beside picture and link.
export const dare = 'And you?';
export const shareCups = (cups: string) =>
  `By one estimate, one T-shirt takes up to ${cups} cups of water. How many days is that for you?`;
export const shareDays = (days: string, years: string, cups: string) =>
  `By one estimate, one T-shirt takes as much water as I drink in ${days} days: ${years}, at ${cups} a day.`;

// Where the reader came by a shared link: the sender’s days, and the reader’s turn.
export const daysNeeded = (days: string) => `${days} days`;
export const iNeed = <Words>(days: Words) => ['I need ', days, '. You?'];

/** One more line where the reader had the cotton grown somewhere: another study’s cups, never added. */
export const grownLine = (place: string, river: string, rain: string) =>
  `Grown in: ${place}. ${river} from rivers and wells, ${rain} of rain, by another study.`;
export const backToWorld = 'Back to the world’s average';

/** What the reader guessed before it was told. */
export const myGuess = (guesses: string) => `My guess first: ${guesses}.`;
export const guessedCups = (cups: string) => `${cups} for the cotton`;
export const guessedLake = (percent: string) => `${percent} of Lake Ontario for fashion’s year`;
