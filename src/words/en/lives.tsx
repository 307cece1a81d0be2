// The words of the page about two lives of one shirt.

import type { ReactNode } from 'react';
import { capitalize } from '../capitalize';
import { numberWord } from './text/grammar';

export const pageTitle = 'One shirt, two lives';
export const pageDescription =
  'Two lives of one T-shirt side by side: how often it is worn, washed, dried and ironed, and in which of many possible worlds which one is lighter on the climate.';

// The poster.
export const titleFirst = 'One shirt,';
export const titleSecond = 'two lives.';
/** How often A is worn. */
export const wornTimes = '# times';
export const posterWorn = (letter: string, times: ReactNode) => (
  <>
    <span>{`${letter} is worn `}</span>
    {times}
    <span>.</span>
  </>
);
export const posterRule = 'A rule of experts, not a count. It dries on a line.';
export const posterDryer = (share: ReactNode) => (
  <>
    {share}
    <span> of its washes go in the dryer.</span>
  </>
);
export const posterAsk = 'Which is lighter on the climate?';

// The two lives.
export const toolTitle = 'Two lives, and many worlds';
export const life = (letter: string) => `Life ${letter}`;
export const unit = 'of CO2e each wear';
export const livesUnread = {
  a: 'The first half of this link is missing. Life A is the usual one.',
  b: 'The second half of this link is missing. Life B is the usual one.',
  both: 'This link could not be read. Both lives are the usual ones.',
};
export const gramsOf = (grams: string) => `${grams} g`;
export const PARTS = { making: 'making', washing: 'washing', drying: 'drying', ironing: 'ironing' };
export const care = 'care';
export const settings = 'Settings';
export const done = 'Done';
/** Heard after it. */
export const ofLife = (letter: string) => ` life ${letter}`;
export const lowerStart = (share: string) => `near the study that says ${share}`;
export const higherStart = (share: string) => `near the one that says ${share}`;
export const ruleStart = 'Europe’s rule';

export const worn = 'Worn';
export const times = 'times';
export const wash = 'Wash every';
export const wears = (count: number) => (count === 1 ? 'wear' : 'wears');
export const dried = 'Tumble-dried';
export const ironed = 'Ironed';
export const power = 'Power';
export const bought = 'Bought';
export const isNew = 'new';
export const secondHand = 'second-hand';
export const POWERS = {
  ch: 'Switzerland',
  be: 'Belgium',
  es: 'Spain',
  pt: 'Portugal',
  gb: 'United Kingdom',
  tr: 'Türkiye',
  it: 'Italy',
  eu: 'EU average',
  us: 'United States',
  tn: 'Tunisia',
  de: 'Germany',
  pl: 'Poland',
};

// What limits each control, beside it.
export const wornNote = (rule: ReactNode) => (
  <>
    {rule}
    <span>
      {' '}
      is only a convention, and experts dispute it. Wearing a shirt more helps only if you then buy fewer.
    </span>
  </>
);
export const driedNote = (low: ReactNode, high: ReactNode) => (
  <>
    <span>We count a frugal dryer: </span>
    {low}
    <span>. An older dryer may take </span>
    {high}
    <span>.</span>
  </>
);
export const boughtNote = (share: ReactNode) => (
  <>
    <span>Buying used saves something only if you would have bought new: </span>
    {share}
    <span> of buyers said they would have.</span>
  </>
);

/** "Worn 45 times, washed every wear, dried on a line, ironed 40%, EU average." */
export const lifeLine = (
  wears: string,
  wash: number,
  dried: number,
  ironed: number,
  power: string,
  isSecondHand: boolean,
) =>
  `Worn ${wears} times, washed every ${wash === 1 ? 'wear' : `${wash} wears`}, ${
    dried === 0 ? 'dried on a line' : `dryer ${dried}%`
  }, ${ironed === 0 ? 'never ironed' : `ironed ${ironed}%`}, ${power}${isSecondHand ? ', second-hand' : ''}.`;

// The worlds.
export const verdictMost = (worlds: string, all: string, letter: ReactNode) => (
  <>
    <span>{`In ${worlds} of ${all} worlds, `}</span>
    {letter}
    <span> is lighter.</span>
  </>
);
export const verdictAll = (all: string, letter: ReactNode) => (
  <>
    <span>{`In all ${all} worlds, `}</span>
    {letter}
    <span> is lighter.</span>
  </>
);
export const verdictSame = 'A and B are the same life.';
export const youSaid = (letter: string) => `You said ${letter}.`;
export const whySame = 'Change a setting to compare them.';
export const tossUp = 'Close to a toss of a coin.';
export const eachShirt =
  'Each small shirt is one world: made, worn and dried in its own way, within bands that we name. A count, not a chance.';
export const modeledCare = 'Modeled care';
export const isLighter = (letter: string, worlds: string) => `${letter} lighter in ${worlds} of the worlds`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `, even in ${worlds} of the worlds`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} g, B ${gramsB} g. ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `In ${worlds} of ${all} worlds, ${letter} is lighter.`;

// 19% or 52%?
export const studiesTitle = (lower: ReactNode, higher: ReactNode) => (
  <>
    {lower}
    <span>{' or '}</span>
    {higher}
    <span>?</span>
  </>
);
export const MOVES = {
  drying: 'Tumble-dry every wash',
  ironing: 'Iron it every time',
  power: 'Run it on Polish power',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `That much of a T-shirt’s CO2e comes from its care, say two studies. Press ${moveCount} buttons, and one becomes the other.`;
export const threeMoves = `${capitalize(moveCount)} moves`;
export const insteadOf = (share: string) => `instead of ${share} of washes`;
export const insteadOfEu = 'instead of the EU average';
export const added = (points: string) => `+${points}`;
/** Heard in place of "+10". */
export const addedPoints = (points: string) => `more, in points: ${points}`;
export const careOf = (care: string, all: string) => `Care is ${care} of ${all} g each wear.`;
export const oneStudy = 'One study’s answer.';
export const otherStudy = 'The other study’s answer. The shirt is the same.';
export const noStudy = 'No study says so. You do.';
export const oneWay = (lower: string, higher: string) =>
  `One way from ${lower} to ${higher}, by our model. Neither study need have gone it.`;

// The numbers.
export const foldName = 'The numbers of both lives, and what the answer hangs on';
export const co2e = 'CO2e counts other gases that warm the air, too.';
export const startsCaption = 'Grams of CO2e for each wear, and the share of use';
export const startColumn = 'Start';
export const careShare = 'Use';
export const wholeWear = 'One wear';
export const yourA = 'Your A';
export const yourB = 'Your B';

// What the answer hangs on.
export const hangsTitle = 'What the answer hangs on.';
export const makingBand = (making: ReactNode, band: ReactNode) => (
  <>
    <span>For making a shirt we take </span>
    {making}
    <span>, in the worlds </span>
    {band}
    <span>: those come from whole lives, and are wider than making alone.</span>
  </>
);
export const HANGS = {
  makingKg: 'Making one shirt',
  lastingA: 'How long A really lasts',
  lastingB: 'How long B really lasts',
  dryerKwhPerKg: 'What the dryer takes',
  shirtKg: 'What the shirt weighs',
  ironingHours: 'How long ironing takes',
  replaced: 'Second-hand bought in place of new',
};
export const ENDS = {
  makingKg: (value: string) => `${value} kg`,
  lastingA: (value: string) => `${value} times the plan`,
  lastingB: (value: string) => `${value} times the plan`,
  dryerKwhPerKg: (value: string) => `${value} kWh a kg`,
  shirtKg: (value: string) => `${value} g`,
  ironingHours: (value: string) => `${value} minutes`,
  replaced: (value: string) => `${value}%`,
};
/** "at 2 kg B is 16 g lighter, at 18 kg 187 g lighter" */
export const moved = (low: ReactNode, atLow: string, high: ReactNode, atHigh: string) => (
  <>
    <span>At </span>
    {low}
    <span>{`, ${atLow}; at `}</span>
    {high}
    <span>{`, ${atHigh}.`}</span>
  </>
);
export const bLess = (grams: string) => `B has ${grams} g less`;
export const bMore = (grams: string) => `B has ${grams} g more`;
export const movesNothing = 'moves nothing here';
export const oursNote = (dryer: ReactNode, shirt: ReactNode) => (
  <>
    <span>Two ends are our own: </span>
    {dryer}
    <span> for a dryer, and the </span>
    {shirt}
    <span> of our story’s shirt.</span>
  </>
);

// The end.
export const pourAgain = 'Pour again';
export const sources = (list: string) => `Sources: ${list}.`;
