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
export const wornTimes = '#-mal';
export const posterWorn = (letter: string, times: ReactNode) => (
  <>
    <span>{`${letter} wird `}</span>
    {times}
    <span>{` getragen.`}</span>
  </>
);
export const posterRule = 'Eine Regel von Fachleuten, nicht gezählt. Es trocknet auf der Leine.';
export const posterDryer = (share: ReactNode) => (
  <>
    {share}
    <span> der Wäschen kommen in den Trockner.</span>
  </>
);
export const posterAsk = 'Welches belastet das Klima weniger?';

// The two lives.
export const toolTitle = 'Zwei Leben und viele Welten';
export const life = (letter: string) => `Leben ${letter}`;
export const unit = 'CO2e bei jedem Tragen';
export const livesUnread = {
  a: 'Die erste Hälfte dieses Links fehlt. Leben A ist das übliche.',
  b: 'Die zweite Hälfte dieses Links fehlt. Leben B ist das übliche.',
  both: 'Dieser Link ist nicht lesbar. Beide Leben sind die üblichen.',
};
export const gramsOf = (grams: string) => `${grams} g`;
export const PARTS = { making: 'Herstellen', washing: 'Waschen', drying: 'Trocknen', ironing: 'Bügeln' };
export const care = 'Pflegen';
export const settings = 'Einstellen';
export const done = 'Fertig';
export const ofLife = (letter: string) => `: Leben ${letter}`;
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
export const youSaid = (letter: string) => `Du hast ${letter} gesagt.`;
export const whySame = 'Ändere etwas, um sie zu vergleichen.';
export const tossUp = 'Fast wie ein Münzwurf.';
export const eachShirt =
  'Jedes kleine T-Shirt ist eine Welt: auf eigene Art gemacht, getragen und getrocknet, in Spannen, die wir nennen. Gezählt, keine Wahrscheinlichkeit.';
export const modeledCare = 'Pflege nach Modell';
export const isLighter = (letter: string, worlds: string) =>
  `${letter} stößt weniger aus in ${worlds} der Welten`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `, gleich in ${worlds} der Welten`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} Gramm, B ${gramsB} Gramm. ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `In ${worlds} von ${all} Welten stößt ${letter} weniger aus.`;

// 19% or 52%?
export const studiesTitle = (lower: ReactNode, higher: ReactNode) => (
  <>
    {lower}
    <span>{' oder '}</span>
    {higher}
    <span>?</span>
  </>
);
export const MOVES = {
  drying: 'Jede Wäsche in den Trockner',
  ironing: 'Jedes Mal bügeln',
  power: 'Strom aus Polen',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `So viel vom CO2e eines T-Shirts kommt aus seiner Pflege, sagen zwei Studien. Drück ${moveCount} Knöpfe, und aus der einen wird die andere.`;
export const threeMoves = `${capitalize(moveCount)} Änderungen`;
export const insteadOf = (share: string) => `statt ${share} der Wäschen`;
export const insteadOfEu = 'statt des Mittels der EU';
export const added = (points: string) => `+${points}`;
export const addedPoints = (points: string) => `mehr, in Punkten: ${points}`;
export const careOf = (care: string, all: string) =>
  `Die Pflege macht ${care} von ${all} Gramm bei jedem Tragen aus.`;
export const oneStudy = 'Die Antwort der einen Studie.';
export const otherStudy = 'Die Antwort der anderen Studie. Das T-Shirt ist dasselbe.';
export const noStudy = 'Keine Studie sagt das. Du schon.';
export const oneWay = (lower: string, higher: string) =>
  `Ein Weg von ${lower} zu ${higher}, nach unserem Modell. Keine der Studien muss ihn gegangen sein.`;

// The numbers.
export const foldName = 'Die Zahlen beider Leben, und woran die Antwort hängt';
export const co2e = 'CO2e zählt auch andere Gase mit, die die Luft erwärmen.';
export const startsCaption = 'Gramm CO2e bei jedem Tragen, und der Anteil der Pflege';
export const startColumn = 'Anfang';
export const careShare = 'Pflege';
export const wholeWear = 'Einmal tragen';
export const yourA = 'Dein A';
export const yourB = 'Dein B';

// What the answer hangs on.
export const hangsTitle = 'Woran die Antwort hängt.';
export const makingBand = (making: ReactNode, band: ReactNode) => (
  <>
    <span>Für das Herstellen nehmen wir </span>
    {making}
    <span>, in den Welten </span>
    {band}
    <span>: Das stammt von ganzen Leben und reicht weiter als das Herstellen allein.</span>
  </>
);
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
  replaced: (value: string) => `${value}\u00a0%`,
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

// The end.
export const pourAgain = 'Neu einschenken';
export const sources = (list: string) => `Quellen: ${list}.`;
