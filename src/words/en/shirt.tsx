// The words of the page about one T-shirt.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { processCount } from './text/processes';

export const pageTitle = 'One T-shirt';
export const pageDescription = 'One cotton T-shirt, and the water that it takes, drawn cup by cup.';
/** After the description: the chapter in brief. */
export const brief = (
  <>
    <p>
      Its cotton takes <Claim id="cotton-cups" />: <Claim id="rain-part" /> fell as rain,{' '}
      <Claim id="irrigation-part" /> came from rivers and wells, and <Claim id="dilution-part" /> was never
      poured.
    </p>
    <p>
      The factory adds <Claim id="after-finishing" />. That makes up to <Claim id="shirt-cups" />, or{' '}
      <Claim id="shirt-liters" />.
    </p>
  </>
);

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
export const STEP_TEXTS = {
  bleaching: 'Straw-colored cotton turns white.',
  dyeing: 'Into the vat, then rinse, rinse, rinse.',
  printing: 'The paste is dry. The washing is not.',
  finishing: 'Soft, smooth, and ready for the shop.',
};
export const soFar = (cups: ReactNode) => <>So far {cups}</>;
export const cupsSoFar = 'cups so far';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <span>
      <Claim id="shirt-cups" />.
    </span>{' '}
    <span>
      <Claim id="shirt-liters" />.
    </span>
  </>
);
/** `cups` is “403 cups”. */
export const closingFactory = (cups: string) => (
  <>
    The cotton, and <Claim id="after-finishing">{cups}</Claim> more for processing.
  </>
);
export const closingPeople = (people: string, fewest: string, most: string) => (
  <>
    Enough to drink for{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    for one day, at <Claim id="drinking-cups">{`${fewest} to ${most} cups a day`}</Claim>.
  </>
);
/** The reader’s days, “1,971 days”, and “nearly five and a half years”. */
export const yours = (days: ReactNode, years: ReactNode) => (
  <>
    Or you, for <span>{days}</span>: <span>{years}</span>. One stitch a day.
  </>
);
export const fieldPicture = (all: string) =>
  `${all}, one estimate: a pale field for the cotton, and ${processCount} small blocks for bleaching, dyeing, printing and finishing`;
export const days = (count: number, text: string) => `${text} ${count === 1 ? 'day' : 'days'}`;
export const yearsPicture = (stitches: string) =>
  `${stitches} stitches along one thread, one for each day, by one estimate`;

// The way on.
export const bigger = 'That was one shirt. Think';
export const biggerWord = 'BIGGER';
/** To the page about places. */
export const whereLink = 'It depends where the cotton grew';
export const idea = (report: ReactNode) => <>Source: {report}, for the idea.</>;
export const sources = (names: string) => `Sources of the numbers: ${names}.`;
