// The words of the page about one T-shirt, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'Ein T-Shirt';
export const pageDescription = 'Ein T-Shirt aus Baumwolle und das Wasser dafür, Tasse für Tasse gezeichnet.';
export const brief = (
  <>
    <p>
      Seine Baumwolle braucht <Claim id="cotton-cups" />: <Claim id="rain-part" /> fielen als Regen,{' '}
      <Claim id="irrigation-part" /> kamen aus Flüssen und Brunnen, <Claim id="dilution-part" /> hat nie
      jemand geschöpft.
    </p>
    <p>
      Dazu kommen <Claim id="after-finishing" /> in der Fabrik. Das macht bis zu <Claim id="shirt-cups" />{' '}
      oder <Claim id="shirt-liters" />.
    </p>
  </>
);

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
export const STEP_TEXTS = {
  bleaching: 'Strohfarbene Baumwolle wird weiß.',
  dyeing: 'In den Bottich, dann spülen, spülen, spülen.',
  printing: 'Die Paste ist trocken. Das Waschen nicht.',
  finishing: 'Weich, glatt und fertig für den Laden.',
};
export const soFar = (cups: ReactNode) => <>Bis hier {cups}</>;
export const cupsSoFar = 'Tassen bisher';

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
    Die Baumwolle, und <Claim id="after-finishing">{cups}</Claim> mehr für die Verarbeitung.
  </>
);
export const closingPeople = (people: string, fewest: string, most: string) => (
  <>
    Das ist genug zu trinken für{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    einen Tag lang, bei <Claim id="drinking-cups">{`${fewest} bis ${most} Tassen am Tag`}</Claim> pro Person.
  </>
);
/** The reader’s days, “1,971 days”, and “nearly five and a half years”. */
export const yours = (days: ReactNode, years: ReactNode) => (
  <>
    Oder du, <span>{days}</span> lang: <span>{years}</span>. Ein Stich am Tag.
  </>
);
export const fieldPicture = (all: string) =>
  `${all}, nach einer Schätzung: ein helles Feld für die Baumwolle und ${processCount} kleine Blöcke für Bleichen, Färben, Bedrucken und Ausrüsten`;
export const days = (count: number, text: string) => `${text} ${count === 1 ? 'Tag' : 'Tage'}`;
export const yearsPicture = (stitches: string) =>
  `${stitches} Stiche an einem Faden, einer für jeden Tag, nach einer Schätzung`;

// The way on.
export const bigger = 'Das war ein T-Shirt. Denk';
export const biggerWord = 'GRÖSSER';
/** To the page about places. */
export const whereLink = 'Es kommt darauf an, wo die Baumwolle wuchs';
export const idea = (report: ReactNode) => <>Quelle der Idee: {report}.</>;
export const sources = (names: string) => `Quellen der Zahlen: ${names}.`;
