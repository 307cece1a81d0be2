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
/** On the callout of the enlarged cups; before `enlarged`. */
export const tagOne = 'one cup';
export const enlarged = ', enlarged';

// The three waters.
export const watersName = 'One shirt, three waters';
export const watersAll = 'One shirt, three waters.';
export const watersAllText = (
  <>
    <span>All </span>
    <Claim id="cotton-cups" />
    <span> again, dyed by where the water comes from. </span>
    <b>Two kinds of water went into the cotton. The third is only counted.</b>
  </>
);
export const irrigation = 'Water pumped to the field.';
export const irrigationText = (
  <>
    <b>
      Farmers took these <Claim id="irrigation-cups" /> from rivers and wells, <Claim id="irrigation-part" />{' '}
      {'of all. '}
    </b>
    That water never flows on: nobody downstream can use it.
  </>
);
export const rain = 'Rain on the field.';
export const rainText = (
  <>
    <b>
      These <Claim id="rain-cups" />, <Claim id="rain-part" />
      {', fell as rain, '}
    </b>
    and the cotton drank them from the soil. Nobody had to pump. Newer counts turn it around:{' '}
    <Claim id="newer-irrigation-part" /> of both is pumped, the rest is rain. It depends on the place.
  </>
);
export const dilution = 'Water never poured.';
export const dilutionText = (
  <>
    <b>
      Nobody poured these <Claim id="dilution-cups" />, <Claim id="dilution-part" />
      {'. '}
    </b>
    It is the clean water it would take to thin out what fertilizer and chemicals leave in the water.
  </>
);
export const liters = (
  <>
    {'One shirt: '}
    <Claim id="irrigation-liters" format="number" isPlain /> or <Claim id="cotton-liters" isPlain />?
  </>
);
export const litersText = 'They answer different questions.';
export const litersChoose = 'Choose what you count.';
export const COUNT_QUESTIONS = {
  fiber: 'How much river and well water does the raw cotton take?',
  cloth: 'The same question, older data, for finished cloth?',
  usedUp: 'How much water does the cotton use up?',
  quoted: 'And to thin out what washes off the field?',
  whole: 'And with the factory?',
  rain: 'How much rain falls into it?',
  dilution: 'How much clean water would thin out what it leaves?',
  factory: 'What does the factory take?',
};
export const countSentences = (least: string) => ({
  fiber: (
    <>
      Newer data, the fiber alone. For finished cloth, by older data, it is{' '}
      <Claim id="irrigation-part-liters" />.
    </>
  ),
  cloth: (
    <>
      This is the irrigation inside the famous <Claim id="cotton-liters" />. For the raw cotton, by newer
      data, it is <Claim id="irrigation-liters" />.
    </>
  ),
  usedUp: (
    <>
      Rain is counted in the older study only, so its irrigation counts from here on:{' '}
      <Claim id="irrigation-part-liters" />, not <Claim id="irrigation-liters" format="number" />.
    </>
  ),
  quoted: (
    <>
      <b>
        This is the <Claim id="cotton-liters" format="number" /> that most people quote.
      </b>{' '}
      Nobody pours the last <Claim id="dilution-part-liters" />: they measure what fertilizer and chemicals
      leave behind.
    </>
  ),
  whole: (
    <>
      Up to <Claim id="factory-liters" /> more for bleaching, dyeing, printing and finishing. The whole of our
      story: up to <Claim id="shirt-cups" />.
    </>
  ),
  rain: 'Nobody pumps it. In a dry place, another plant might have drunk it.',
  dilution: 'A measure of pollution in liters. Nobody pours it.',
  factory: (
    <>
      At most, for {processCount} wet processes. The least is <Claim id="after-finishing">{least}</Claim>.
    </>
  ),
});
export const count = (
  <>
    That makes <Claim id="cotton-cups" /> for the cotton. Next, the factory adds its water.
  </>
);
export const countText = (cups: number) => (
  <>
    Up to <Claim id="after-finishing">{cups}</Claim> cups more, in {processCount} baths.
  </>
);
/** Beside the parts of the picture. */
export const WATER_LABELS = { rain: 'rain', irrigation: 'irrigation', dilution: 'only counted' };
export const countedLevel = 'counted in the field';

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
/** The other way on: to the page about places. */
export const whereLink = 'Or first: where did its cotton grow?';
export const idea = (report: ReactNode) => <>Source: {report}, for the idea.</>;
export const sources = (names: string) => `Sources of the numbers: ${names}.`;
