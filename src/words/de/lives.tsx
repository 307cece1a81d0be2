// The words of the page about two lives of one shirt, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { capitalize } from '../capitalize';
import type * as english from '../en/lives';
import type { Translation } from '../translation';
import { numberWord } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./lives')>;

export const pageTitle = 'Ein T-Shirt, zwei Leben';
export const pageDescription =
  'Zwei Leben eines T-Shirts nebeneinander: wie oft es getragen, gewaschen, getrocknet und gebügelt wird, und in wie vielen möglichen Welten welches weniger ausstößt.';

// The poster.
export const titleFirst = 'Ein T-Shirt,';
export const titleSecond = 'zwei Leben.';
export const posterA = 'A trocknet auf der Leine.';
export const wornTimes = '#-mal';
export const posterWorn = (wears: ReactNode) => (
  <>
    {wears}
    <span> getragen: Europas Regel, ein Urteil von Fachleuten, das umstritten ist.</span>
  </>
);
export const posterB = 'B wird doppelt so oft getragen.';
export const posterDryer = (share: ReactNode) => (
  <>
    {share}
    <span> der Wäschen kommen in den Trockner.</span>
  </>
);
export const posterAsk =
  'Welches belastet das Klima weniger? Das hängt von mehr ab, als du vielleicht denkst.';

// The two lives.
export const toolTitle = 'Zwei Leben und viele Welten';
export const life = (letter: string) => `Leben ${letter}`;
export const unit = 'CO2e bei jedem Tragen';
export const oneTurn = (grams: string) => `1 Windung = ${grams} g`;
export const livesUnread = {
  a: 'Die erste Hälfte dieses Links fehlt. Leben A ist das übliche.',
  b: 'Die zweite Hälfte dieses Links fehlt. Leben B ist das übliche.',
  both: 'Dieser Link ist nicht lesbar. Beide Leben sind die üblichen.',
};
export const gramsOf = (grams: string) => `${grams} g`;
export const PARTS = { making: 'Herstellen', washing: 'Waschen', drying: 'Trocknen', ironing: 'Bügeln' };
export const change = 'Ändern';
export const changeLife = (letter: string) => `: Leben ${letter}`;
export const lowerStart = (share: string) => `nahe der Studie, die ${share} sagt`;
export const higherStart = (share: string) => `nahe der, die ${share} sagt`;
export const ruleStart = 'Europas Regel';

export const worn = 'Getragen';
export const times = 'Mal';
export const wash = 'Wäsche nach';
export const wears = (_count: number) => 'Mal';
export const dried = 'Trockner';
export const ironed = 'Gebügelt';
export const power = 'Strom';
export const bought = 'Gekauft';
export const isNew = 'neu';
export const secondHand = 'gebraucht';
export const typed = ', getippt';
export const POWERS = {
  ch: 'Schweiz',
  be: 'Belgien',
  es: 'Spanien',
  pt: 'Portugal',
  gb: 'Vereinigtes Königreich',
  tr: 'Türkei',
  it: 'Italien',
  eu: 'Mittel der EU',
  us: 'USA',
  tn: 'Tunesien',
  de: 'Deutschland',
  pl: 'Polen',
};

// What limits each control, beside it.
export const wornNote = (rule: ReactNode) => (
  <>
    {rule}
    <span>: eine Vereinbarung, und umstritten. Öfter hilft nur, wenn du weniger kaufst.</span>
  </>
);
export const driedNote = (low: ReactNode, high: ReactNode) => (
  <>
    <span>Niedrig gerechnet: </span>
    {low}
    <span>. Ein älterer Trockner braucht vielleicht </span>
    {high}
    <span>.</span>
  </>
);
export const boughtNote = (share: ReactNode) => (
  <>
    <span>Zählt nur anstelle eines neuen: Das sagten </span>
    {share}
    <span>.</span>
  </>
);

export const lifeLine = (
  wears: string,
  wash: number,
  dried: number,
  ironed: number,
  power: string,
  isSecondHand: boolean,
) =>
  `${wears}-mal getragen, ${wash === 1 ? 'jedes Mal gewaschen' : `nach jedem ${wash}. Tragen gewaschen`}, ${
    dried === 0 ? 'auf der Leine getrocknet' : `Trockner ${dried}\u00a0%`
  }, ${ironed === 0 ? 'nie gebügelt' : `gebügelt ${ironed}\u00a0%`}, ${power}${isSecondHand ? ', gebraucht gekauft' : ''}.`;

// The worlds.
export const verdictMost = (worlds: string, all: string, letter: ReactNode) => (
  <>
    <span>{`In ${worlds} von ${all} Welten stößt `}</span>
    {letter}
    <span> weniger aus.</span>
  </>
);
export const verdictAll = (all: string, letter: ReactNode) => (
  <>
    <span>{`In allen ${all} Welten stößt `}</span>
    {letter}
    <span> weniger aus.</span>
  </>
);
export const verdictSame = 'A und B sind dasselbe Leben.';
export const whySame =
  'Nur eins trennt sie jetzt: wie lange jedes T-Shirt wirklich hält. Verschieb etwas, und sie gehen auseinander.';
export const whyTossUp = (letter: string) =>
  `Fast wie ein Münzwurf: Niemand kann sagen, dass ${letter} sicher weniger ausstößt.`;
export const whyAll = 'Welchen Wert der Spannen wir auch nehmen, die Reihenfolge bleibt.';
export const whyNone = (others: string) => `In den anderen ${others} fallen die Werte anders aus.`;
export const REASONS = {
  makesLittle: 'stößt das Herstellen wenig aus',
  makesMuch: 'stößt das Herstellen viel aus',
  outlasts: (letter: string) => `hält ${letter} länger als geplant`,
  wearsOut: (letter: string) => `ist ${letter} früh verschlissen`,
};
export const whyMost = (others: string, reasons: readonly string[]) =>
  `In den meisten der anderen ${others} ${
    reasons.length > 1 ? `${reasons.slice(0, -1).join(', ')} und ${reasons.at(-1)}` : reasons[0]
  }.`;
export const oneYarn = (making: ReactNode) => (
  <>
    <span>
      Ein Faden, eine Welt: Herstellen, Trockner, Gewicht, Bügeln und wie lange T-Shirts halten, jedes in
      einer Spanne, die wir nennen; manche Enden sind unsere. Für das Herstellen nehmen wir{' '}
    </span>
    {making}
    <span>: Das stammt von ganzen Leben und reicht weiter als das Herstellen allein.</span>
  </>
);
export const notChance =
  'Das ist genau gezählt, in einer festen Reihe, die in jedem Browser gleich ist. Es ist keine Wahrscheinlichkeit.';
export const isLighter = (letter: string, worlds: string) => `${letter} stößt weniger aus in ${worlds}`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `, gleich in ${worlds}`;
export const gramsLess = (grams: string) => `${grams} g weniger`;
export const pickWorld = (all: string) => `Eine von ${all} Welten`;
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
  `Welt ${place}: Herstellen ${making} kg, T-Shirt ${shirt} g, Trockner ${dryer} kWh pro kg, A ${wornA}-mal getragen, B ${wornB}-mal: ${grams} g ${isLess ? 'weniger' : 'mehr'} mit B.`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} Gramm, B ${gramsB} Gramm. ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `In ${worlds} von ${all} Welten stößt ${letter} weniger aus.`;

// 19% or 52%?
export const studiesTitle = (lower: string, higher: string) => `Pflege: ${lower} oder ${higher}?`;
export const MOVES = {
  drying: 'Jede Wäsche in den Trockner',
  ironing: 'Jedes Mal bügeln',
  power: 'Strom aus Polen',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `Zwei Studien fragen, wie viel vom CO2e eines T-Shirts aus Waschen, Trocknen und Bügeln kommt. Verschieb ${moveCount} Dinge, und aus der einen Antwort wird die andere.`;
export const threeMoves = `${capitalize(moveCount)} Änderungen`;
export const insteadOf = (share: string) => `statt ${share} der Wäschen`;
export const insteadOfEu = 'statt des Mittels der EU';
export const added = (points: string) => `+${points}`;
export const addedPoints = (points: string) => `${points} Punkte mehr`;
export const comesFromCare = (care: string, all: string) =>
  `vom CO2e eines T-Shirts kommen aus seiner Pflege: ${care} von ${all} Gramm bei jedem Tragen.`;
export const oneStudy = 'Die Antwort der einen Studie.';
export const otherStudy = 'Die Antwort der anderen Studie. Das T-Shirt ist dasselbe.';
export const noStudy = 'Keine Studie sagt das. Du schon.';
export const weChecked = 'Wir haben geprüft';
export const studiesNote = (whole: ReactNode, making: ReactNode) => (
  <>
    <span>Die Anteile stimmen überein. Die Studien nicht. Die erste zählt insgesamt </span>
    {whole}
    <span>, unser Modell </span>
    {making}
    <span>
      {' '}
      für das Herstellen allein. Das ist ein Weg vom einen Anteil zum anderen, mit veröffentlichten Werten und
      einem eigenen. Wir wissen nicht, ob die Studien mit ihnen rechnen.
    </span>
  </>
);
export const saidBy = (lower: ReactNode, higher: ReactNode) => (
  <>
    <span>Eine Studie sagt </span>
    {lower}
    <span>, eine andere </span>
    {higher}
    <span>.</span>
  </>
);

// The numbers.
export const startsTitle = 'T-Shirt-Leben in Zahlen';
export const startsCaption = 'Gramm CO2e bei jedem Tragen, und der Anteil der Pflege';
export const startColumn = 'Anfang';
export const careShare = 'Pflege';
export const wholeWear = 'Einmal tragen';
export const yourA = 'Dein A';
export const yourB = 'Dein B';

// What the answer hangs on.
export const hangsTitle = 'Woran die Antwort hängt.';
export const HANGS = {
  makingKg: 'Ein T-Shirt herstellen',
  lastingA: 'Wie lange A wirklich hält',
  lastingB: 'Wie lange B wirklich hält',
  dryerKwhPerKg: 'Was der Trockner braucht',
  shirtKg: 'Was das T-Shirt wiegt',
  ironingHours: 'Wie lange das Bügeln dauert',
  replaced: 'Gebraucht statt neu gekauft',
};
export const ENDS = {
  makingKg: (value: string) => `${value} kg`,
  lastingA: (value: string) => `${value}-mal so lange`,
  lastingB: (value: string) => `${value}-mal so lange`,
  dryerKwhPerKg: (value: string) => `${value} kWh pro kg`,
  shirtKg: (value: string) => `${value} g`,
  ironingHours: (value: string) => `${value} Minuten`,
  replaced: (value: string) => `${value} von 100`,
};
export const moved = (low: ReactNode, atLow: string, high: ReactNode, atHigh: string) => (
  <>
    <span>Bei </span>
    {low}
    <span>{` ${atLow}, bei `}</span>
    {high}
    <span>{` ${atHigh}.`}</span>
  </>
);
export const bLess = (grams: string) => `hat B ${grams} g weniger`;
export const bMore = (grams: string) => `hat B ${grams} g mehr`;
export const movesNothing = 'verschiebt hier nichts';
export const oursNote = (dryer: ReactNode, shirt: ReactNode) => (
  <>
    <span>Zwei Enden sind unsere: </span>
    {dryer}
    <span> beim Trockner und die </span>
    {shirt}
    <span> vom T-Shirt unserer Geschichte.</span>
  </>
);

// In water.
/** After a number of cups. */

// The end.
export const shareLives = 'Diese zwei Leben teilen';
export const backToLabel = 'Zurück zu deinem Etikett';
export const pourAgain = 'Neu einschenken';
export const sources = (list: string) => `Quellen: ${list}.`;
