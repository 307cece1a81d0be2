// The words of the page about one T-shirt.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { processCount } from './text/processes';

export const pageTitle = 'One T-shirt';
export const pageDescription =
  'Your day in water beside one cotton T-shirt’s: how many cups? Guess, then see every one drawn.';

// Your cups, and the step back.
export const zoomName = 'Your day beside one T-shirt';
export const zoomPictureOne = (all: string) => `A T-shirt made of ${all}; one is ringed`;
export const zoomPictureYours = (all: string, yours: string) =>
  `A T-shirt made of ${all}; ${yours} in yellow`;
/** After their number. */
export const inView = 'cups in view';
/** The reader’s cups, as long as they stand alone; without a number one. */
export const oneCup = 'one cup';
export const ofDay = (cups: string, _isOne: boolean) => `your ${cups} a day`;
/** Before the answer: the question, and on paper a line to write on. */
export const howMany = 'How many cups make a T-shirt?';
/** After the number. */
export const allCups = 'cups.';
/** `cups` is “6 cups”, `percent` their share. */
export const yourPart = (count: number, cups: string, percent: ReactNode) => (
  <>
    <span>{`Your ${cups} ${count === 1 ? 'is' : 'are'} `}</span>
    {percent}
    <span> of it.</span>
  </>
);
export const oneCupsPart = (percent: ReactNode) => (
  <>
    <span>{'One cup is '}</span>
    {percent}
    <span> of it.</span>
  </>
);

// The three waters.
export const watersName = 'One shirt, three waters';
export const watersAll = 'One shirt, three waters.';
/** Beside the parts of the picture. */
export const WATER_LABELS = {
  rain: 'fell as rain',
  irrigation: 'from rivers and wells',
  dilution: 'never poured: it would rinse the rest',
};

// The four wet processes.
export const firstBath = 'The first bath: bleaching.';
export const firstBathText = 'Raw cotton is straw-colored. Bleach turns the cloth white.';
export const place = (step: number, all: number) => `Wet process ${step} of ${all}`;
export const STEP_TEXTS = {
  bleaching:
    'Cotton arrives the color of straw. Bleaching takes that away so a color can be put on, and then the bleach itself has to be rinsed out.',
  dyeing: `The thirstiest of the ${processCount}. Into the vat, out of the vat, and through bath after bath until the water runs clear.`,
  printing:
    'A stripe, a slogan, a small red dot. The paste goes on nearly dry. Washing away what didn’t stick is the wet part.',
  finishing:
    'Softer, smoother, less likely to shrink. The last baths give the cloth the feel you notice in the shop.',
};
export const soFar = (cups: ReactNode) => <>So far {cups}</>;
/** Around the counter's number. */
export const upTo = 'Up to';
export const cupsSoFar = 'cups so far';
export const atLeast = 'At least';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <small>Up to</small>
    <Claim id="shirt-cups" /> of water
  </>
);
export const closingLiters = (
  <>
    That is <Claim id="shirt-liters" />.
  </>
);
export const closingLow = (
  <>
    At the factory’s least: <Claim id="shirt-cups-low" />.
  </>
);
export const closingText = (
  people: string,
  fewest: number,
  most: number,
  factory: string,
  correction: ReactNode,
) => (
  <>
    That is enough to drink for{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    for one day, at <Claim id="drinking-cups">{`${fewest} to ${most} cups a day`}</Claim>. Field water isn’t
    drinking water; this compares amounts. The <Claim id="after-finishing">{factory}</Claim> of the factory
    may be counted twice. {correction}.
  </>
);
export const peopleSaid = 'Our first draft said ';
/** What a slip is, told once in the story. */
export const slipKey = 'A wrong claim of our first draft is a slip.';
export const fieldPicture = (all: string) =>
  `${all}, one estimate: a pale field for the cotton, and ${processCount} small blocks for bleaching, dyeing, printing and finishing`;
export const yourTag = (yours: string) => `${yours},\none day`;
export const fieldCotton = (
  <>
    <Claim id="cotton-cups" />
    {' to grow\nthe cotton'}
  </>
);
/** After their cups. */
export const BLOCK_NAMES = {
  bleaching: 'bleaching',
  dyeing: 'dyeing',
  printing: 'printing',
  finishing: 'finishing',
};
export const fieldKey = 'filled: at least,\noutlined: up to';
export const yearsTitle = (value: number, years: string) => (
  <>
    Or yours, for{' '}
    <Claim id="your-years" value={value}>
      {years}
    </Claim>
    .
  </>
);
export const days = (count: number, text: string) => `${text} ${count === 1 ? 'day' : 'days'}`;
/** Before the days. */
export const daysDivision = (all: string, cups: number) => `${all} ÷ ${cups} = `;
export const oneStitch = 'One stitch for each day.';
export const yearsPicture = (stitches: string) =>
  `${stitches} stitches along one thread, one for each day, by one estimate`;
export const year = (number: number) => `year ${number}`;

// The way on.
export const bigger = 'That was one shirt. Think';
export const biggerWord = 'BIGGER';
/** To the page about places. */
export const whereLink = 'It depends where the cotton grew';
export const idea = (report: ReactNode) => <>Source: {report}, for the idea.</>;
export const sources = (names: string) => `Sources of the numbers: ${names}.`;
