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
export const posterA = 'A is dried on a line.';
/** How often A is worn. */
export const wornTimes = '# times';
export const posterWorn = (wears: ReactNode) => (
  <>
    <span>Worn </span>
    {wears}
    <span>: Europe’s rule, an expert judgment that is disputed.</span>
  </>
);
export const posterB = 'B is worn twice as long.';
export const posterDryer = (share: ReactNode) => (
  <>
    {share}
    <span> of its washes go in the dryer.</span>
  </>
);
export const posterAsk = 'Which is lighter on the climate? It depends on more than you may think.';

// The two lives.
export const toolTitle = 'Two lives, and many worlds';
export const life = (letter: string) => `Life ${letter}`;
export const unit = 'of CO2e each wear';
export const oneTurn = (grams: string) => `1 turn = ${grams} g`;
export const livesUnread = {
  a: 'The first half of this link is missing. Life A is the usual one.',
  b: 'The second half of this link is missing. Life B is the usual one.',
  both: 'This link could not be read. Both lives are the usual ones.',
};
export const gramsOf = (grams: string) => `${grams} g`;
export const PARTS = { making: 'making', washing: 'washing', drying: 'drying', ironing: 'ironing' };
export const change = 'Change';
/** Heard after it. */
export const changeLife = (letter: string) => ` life ${letter}`;
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
/** Heard after a control's name. */
export const typed = ', typed';
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
export const whySame =
  'Both lives are set the same. Only how long each shirt lasts still differs. Change a setting to compare them.';
export const whyTossUp = (letter: string) =>
  `Close to a toss of a coin: nobody can say that ${letter} is surely lighter.`;
export const whyAll = 'Whatever value we take within the bands, this order stands.';
export const whyNone = (others: string) => `In the other ${others}, the values fall another way.`;
export const REASONS = {
  makesLittle: 'making a shirt emits little',
  makesMuch: 'making a shirt emits much',
  outlasts: (letter: string) => `${letter} outlasts its plan`,
  wearsOut: (letter: string) => `${letter} wears out early`,
};
/** "In most of the other 17, making a shirt emits little, A outlasts its plan and B wears out early." */
export const whyMost = (others: string, reasons: readonly string[]) =>
  `In most of the other ${others}, ${
    reasons.length > 1 ? `${reasons.slice(0, -1).join(', ')} and ${reasons.at(-1)}` : reasons[0]
  }.`;
export const oneYarn = (making: ReactNode) => (
  <>
    <span>
      Each yarn is one possible world. Five things vary in it: making the shirt, the dryer, the shirt’s
      weight, ironing, and how long shirts last. We name the limits of each; some we chose ourselves. For
      making a shirt we take{' '}
    </span>
    {making}
    <span>, which comes from whole lives and is wider than making alone.</span>
  </>
);
export const notChance =
  'This is an exact count of a fixed set, the same in every browser. It is not a probability.';
export const isLighter = (letter: string, worlds: string) => `${letter} lighter in ${worlds}`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `, even in ${worlds}`;
export const gramsLess = (grams: string) => `${grams} g less`;
export const pickWorld = (all: string) => `One of ${all} worlds`;
/** "World 160: making 11.6 kg, shirt 181 g, dryer 0.64 kWh a kg, A worn 63 times, B 118: 71 g less with B." */
export const world = (
  place: string,
  making: string,
  shirt: string,
  dryer: string,
  wornA: string,
  wornB: string,
  grams: string,
  isLess: boolean,
) =>
  `World ${place}: making ${making} kg, shirt ${shirt} g, dryer ${dryer} kWh a kg, A worn ${wornA} times, B ${wornB} times: ${grams} g ${isLess ? 'less' : 'more'} with B.`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} grams, B ${gramsB} grams. ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `In ${worlds} of ${all} worlds, ${letter} is lighter.`;

// 19% or 52%?
export const studiesTitle = (lower: string, higher: string) => `From care: ${lower} or ${higher}?`;
export const MOVES = {
  drying: 'Tumble-dry every wash',
  ironing: 'Iron it every time',
  power: 'Run it on Polish power',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `Two studies ask how much of a T-shirt’s CO2e comes from washing, drying and ironing it. Move ${moveCount} things, and one answer becomes the other.`;
export const threeMoves = `${capitalize(moveCount)} moves`;
export const insteadOf = (share: string) => `instead of ${share} of washes`;
export const insteadOfEu = 'instead of the EU average';
export const added = (points: string) => `+${points}`;
/** Heard in place of "+10". */
export const addedPoints = (points: string) => `${points} points more`;
export const comesFromCare = (care: string, all: string) =>
  `of a T-shirt’s CO2e comes from its care: ${care} of ${all} grams each wear.`;
export const oneStudy = 'One study’s answer.';
export const otherStudy = 'The other study’s answer. The shirt is the same.';
export const noStudy = 'No study says so. You do.';
export const weChecked = 'We checked';
export const studiesNote = (whole: ReactNode, making: ReactNode) => (
  <>
    <span>
      You can get from one share to the other, but the studies still disagree on the total. The first counts{' '}
    </span>
    {whole}
    <span> in all, our model </span>
    {making}
    <span>
      {' '}
      for making alone. This is one way from one share to the other, with published values and one of ours. We
      don’t know that either study used them.
    </span>
  </>
);
export const saidBy = (lower: ReactNode, higher: ReactNode) => (
  <>
    <span>One study says </span>
    {lower}
    <span>, another </span>
    {higher}
    <span>.</span>
  </>
);

// The numbers.
export const startsTitle = 'Shirt lives in numbers';
export const startsCaption = 'Grams of CO2e for each wear, and the share of use';
export const startColumn = 'Start';
export const careShare = 'Use';
export const wholeWear = 'One wear';
export const yourA = 'Your A';
export const yourB = 'Your B';

// What the answer hangs on.
export const hangsTitle = 'What the answer hangs on.';
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
  replaced: (value: string) => `${value} of 100`,
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

// In water.
/** After a number of cups. */

// The end.
export const shareLives = 'Share these two lives';
export const backToLabel = 'Back to your label';
export const pourAgain = 'Pour again';
export const sources = (list: string) => `Sources: ${list}.`;
