// The words of the page about one T-shirt, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'Ein T-Shirt';
export const pageDescription =
  'Was du an einem Tag trinkst, neben dem Wasser eines Baumwoll-T-Shirts: Wie viele Tassen sind das? Rate, dann sieh jede einzelne gezeichnet.';

// Your cups, and the step back.
export const zoomName = 'Dein Tag neben einem T-Shirt';
export const zoomPictureOne = (all: string) => `Ein T-Shirt aus ${all}; eine ist eingekreist`;
export const zoomPictureYours = (all: string, yours: string) => `Ein T-Shirt aus ${all}; ${yours} in Gelb`;
/** After their number. */
export const inView = 'Tassen im Bild';
export const oneCup = 'eine Tasse';
export const ofDay = (cups: string, _isOne: boolean) => `deine ${cups} am Tag`;
export const howMany = 'Wie viele Tassen braucht ein T-Shirt?';
export const allCups = 'Tassen.';
export const yourPart = (count: number, cups: string, percent: ReactNode) => (
  <>
    <span>{`Deine ${cups} ${count === 1 ? 'ist' : 'sind'} `}</span>
    {percent}
    <span> davon.</span>
  </>
);
export const oneCupsPart = (percent: ReactNode) => (
  <>
    <span>{'Eine Tasse ist '}</span>
    {percent}
    <span> davon.</span>
  </>
);

// The three waters.
export const watersName = 'Ein T-Shirt, dreierlei Wasser';
export const watersAll = 'Ein T-Shirt, dreierlei Wasser.';
/** Beside the parts of the picture. */
export const WATER_LABELS = {
  rain: 'fielen als Regen',
  irrigation: 'aus Flüssen und Brunnen',
  dilution: 'nie geschöpft: Es würde den Rest klären',
};

// The four wet processes.
export const firstBath = 'Das erste Bad: Bleichen.';
export const firstBathText = 'Rohe Baumwolle ist strohgelb. Das Bleichen macht den Stoff weiß.';
export const place = (step: number, all: number) => `Nassprozess ${step} von ${all}`;
export const STEP_TEXTS = {
  bleaching:
    'Baumwolle kommt strohfarben an. Das Bleichen nimmt ihr diese Farbe, damit eine andere hält, und danach muss auch das Bleichmittel wieder heraus.',
  dyeing: `Der durstigste der ${processCount} Schritte. Hinein in den Bottich, heraus aus dem Bottich, und dann Bad um Bad, bis das Wasser klar bleibt.`,
  printing:
    'Ein Streifen, ein Spruch, ein kleiner roter Punkt. Die Paste kommt fast trocken drauf. Nass wird es, wenn man auswäscht, was nicht haften blieb.',
  finishing:
    'Weicher, glatter, und es läuft beim Waschen weniger ein. Die letzten Bäder machen, dass sich der Stoff so anfühlt wie im Laden.',
};
export const soFar = (cups: ReactNode) => <>Bis hier {cups}</>;
/** Around the counter's number. */
export const upTo = 'Bis zu';
export const cupsSoFar = 'Tassen bisher';
export const atLeast = 'Mindestens';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <small>Bis zu</small>
    <Claim id="shirt-cups" /> Wasser
  </>
);
export const closingLiters = (
  <>
    Das sind <Claim id="shirt-liters" />.
  </>
);
export const closingLow = (
  <>
    Wenn die Fabrik am wenigsten braucht: <Claim id="shirt-cups-low" />.
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
    Das ist genug zu trinken für{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    einen Tag lang, bei <Claim id="drinking-cups">{`${fewest} bis ${most} Tassen am Tag`}</Claim> pro Person.
    Wasser vom Feld ist kein Trinkwasser; hier geht es um Mengen. Die{' '}
    <Claim id="after-finishing">{factory}</Claim> der Fabrik sind vielleicht doppelt gezählt. {correction}.
  </>
);
export const peopleSaid = 'In unserem ersten Entwurf stand ';
/** What a slip is, told once in the story. */
export const slipKey = 'Eine falsche Behauptung aus unserem ersten Entwurf nennen wir einen Fehler.';
export const fieldPicture = (all: string) =>
  `${all}, nach einer Schätzung: ein helles Feld für die Baumwolle und ${processCount} kleine Blöcke für Bleichen, Färben, Bedrucken und Ausrüsten`;
export const yourTag = (yours: string) => `${yours},\nein Tag`;
export const fieldCotton = (
  <>
    <Claim id="cotton-cups" />
    {'\nfür die Baumwolle'}
  </>
);
/** After their cups. */
export const BLOCK_NAMES = {
  bleaching: 'Bleichen',
  dyeing: 'Färben',
  printing: 'Bedrucken',
  finishing: 'Ausrüsten',
};
export const fieldKey = 'voll: mindestens,\nleer: bis zu';
export const yearsTitle = (value: number, years: string) => (
  <>
    Oder für dich,{' '}
    <Claim id="your-years" value={value}>
      {years}
    </Claim>{' '}
    lang.
  </>
);
export const days = (count: number, text: string) => `${text} ${count === 1 ? 'Tag' : 'Tage'}`;
/** Before the days. */
export const daysDivision = (all: string, cups: number) => `${all} : ${cups} = `;
export const oneStitch = 'Ein Stich für jeden Tag.';
export const yearsPicture = (stitches: string) =>
  `${stitches} Stiche an einem Faden, einer für jeden Tag, nach einer Schätzung`;
export const year = (number: number) => `Jahr ${number}`;

// The way on.
export const bigger = 'Das war ein T-Shirt. Denk';
export const biggerWord = 'GRÖSSER';
/** To the page about places. */
export const whereLink = 'Es kommt darauf an, wo die Baumwolle wuchs';
export const idea = (report: ReactNode) => <>Quelle der Idee: {report}.</>;
export const sources = (names: string) => `Quellen der Zahlen: ${names}.`;
