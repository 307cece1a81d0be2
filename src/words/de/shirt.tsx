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
/** On the callout of the enlarged cups; before `enlarged`. */
export const tagOne = 'eine Tasse';
export const enlarged = ', vergrößert';

// The three waters.
export const watersName = 'Ein T-Shirt, dreierlei Wasser';
export const watersAll = 'Ein T-Shirt, dreierlei Wasser.';
export const watersAllText = (
  <>
    <span>Noch einmal alle </span>
    <Claim id="cotton-cups" />
    <span>, gefärbt danach, woher das Wasser kommt. </span>
    <b>Zwei Arten Wasser gingen in die Baumwolle. Die dritte wird nur gezählt.</b>
  </>
);
export const irrigation = 'Wasser, aufs Feld gepumpt.';
export const irrigationText = (
  <>
    <b>
      Diese <Claim id="irrigation-cups" /> hat die Landwirtschaft aus Flüssen und Brunnen geholt,{' '}
      <Claim id="irrigation-part" /> {'von allen. '}
    </b>
    Die Baumwolle hat sie verbraucht: Flussabwärts hatte niemand mehr etwas davon.
  </>
);
export const rain = 'Regen aufs Feld.';
export const rainText = (
  <>
    <b>
      Diese <Claim id="rain-cups" />, <Claim id="rain-part" />
      {', fielen als Regen, '}
    </b>
    und die Baumwolle trank sie aus dem Boden. Niemand musste pumpen. Neuere Zählungen drehen es um:{' '}
    <Claim id="newer-irrigation-part" /> von beidem wird gepumpt, der Rest ist Regen. Es kommt auf den Ort an.
  </>
);
export const dilution = 'Wasser, das nie floss.';
export const dilutionText = (
  <>
    <b>
      Diese <Claim id="dilution-cups" />, <Claim id="dilution-part" />
      {', sind nie geflossen. '}
    </b>
    Es ist das saubere Wasser, das nötig wäre, um zu verdünnen, was Dünger und Chemikalien im Wasser
    hinterlassen.
  </>
);
export const liters = (
  <>
    {'Ein T-Shirt: '}
    <Claim id="irrigation-liters" format="number" isPlain /> oder <Claim id="cotton-liters" isPlain />?
  </>
);
export const litersText = 'Sie beantworten verschiedene Fragen.';
export const litersChoose = 'Wähle, was du zählst.';
export const COUNT_QUESTIONS = {
  fiber: 'Wie viel Wasser aus Flüssen und Brunnen braucht die rohe Baumwolle?',
  cloth: 'Dieselbe Frage, ältere Daten, für fertigen Stoff?',
  usedUp: 'Wie viel Wasser verbraucht die Baumwolle?',
  quoted: 'Und um zu verdünnen, was vom Feld gespült wird?',
  whole: 'Und mit der Fabrik?',
  rain: 'Wie viel Regen fällt darauf?',
  dilution: 'Wie viel sauberes Wasser würde verdünnen, was sie hinterlässt?',
  factory: 'Was braucht die Fabrik?',
};
export const countSentences = (least: string) => ({
  fiber: (
    <>
      Neuere Daten, nur die Faser. Für fertigen Stoff, nach älteren Daten, sind es{' '}
      <Claim id="irrigation-part-liters" />.
    </>
  ),
  cloth: (
    <>
      Das ist die Bewässerung in den bekannten <Claim id="cotton-liters" />. Für die rohe Baumwolle, nach
      neueren Daten, sind es <Claim id="irrigation-liters" />.
    </>
  ),
  usedUp: (
    <>
      Regen zählt nur die ältere Studie. Darum gilt ab hier auch ihre Bewässerung:{' '}
      <Claim id="irrigation-part-liters" />, nicht <Claim id="irrigation-liters" format="number" />.
    </>
  ),
  quoted: (
    <>
      <b>
        Das sind die <Claim id="cotton-liters" format="number" />, die fast alle nennen.
      </b>{' '}
      Die letzten <Claim id="dilution-part-liters" /> gießt niemand: Sie messen, was Dünger und Chemikalien
      zurücklassen.
    </>
  ),
  whole: (
    <>
      Bis zu <Claim id="factory-liters" /> mehr, für Bleichen, Färben, Bedrucken und Ausrüsten. Unsere ganze
      Geschichte: bis zu <Claim id="shirt-cups" />.
    </>
  ),
  rain: 'Niemand pumpt ihn. Wo es trocken ist, hätte ihn vielleicht eine andere Pflanze getrunken.',
  dilution: 'Verschmutzung, in Litern gemessen. Niemand gießt dieses Wasser.',
  factory: (
    <>
      Höchstens so viel, für {processCount} Nassprozesse. Mindestens sind es{' '}
      <Claim id="after-finishing">{least}</Claim>.
    </>
  ),
});
export const count = (
  <>
    Die Baumwolle: <Claim id="cotton-cups" />. Jetzt gießt die Fabrik.
  </>
);
export const countText = (cups: number) => (
  <>
    Bis zu <Claim id="after-finishing">{cups}</Claim> Tassen mehr, in {processCount} Bädern.
  </>
);
/** Beside the parts of the picture. */
export const WATER_LABELS = { rain: 'Regen', irrigation: 'gepumpt', dilution: 'nur gezählt' };
export const countedLevel = 'Wasser vom Feld';

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
/** The other way on: to the page about places. */
export const whereLink = 'Oder zuerst: Wo ist seine Baumwolle gewachsen?';
export const idea = (report: ReactNode) => <>Quelle der Idee: {report}.</>;
export const sources = (names: string) => `Quellen der Zahlen: ${names}.`;
