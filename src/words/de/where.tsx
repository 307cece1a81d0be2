// The words of the page about where cotton grows, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import type * as english from '../en/where';
import type { Translation } from '../translation';
import { placeCount } from './text/places';

export type Checked = Translation<typeof english, typeof import('./where')>;

export const pageTitle = 'Wo Baumwolle wächst: Regen oder Fluss?';
export const pageDescription = (least: string, most: string) =>
  `Ein T-Shirt, ${placeCount} Orte: Aus Flüssen und Brunnen nimmt seine Baumwolle in Brasilien ${least} Tassen, in Turkmenistan ${most}.`;

export const lead = 'Das Etikett sagt, wo ein T-Shirt genäht wurde, nicht, wo seine Baumwolle wuchs.';
export const pick =
  'Wähle einen Ort, nach seinem Namen oder auf der Karte. Wir zeichnen das T-Shirt neu, aus dem Wasser, das es dort gebraucht hat.';
export const copies = 'Das Wasser jedes Ortes hat eine einzige Studie gezählt, für 1996–2005.';
export const legend = 'Wo ist die Baumwolle gewachsen?';
export const mapNote = (
  <>
    Ein Bausch Baumwolle ist eine Ernte um das Jahr 2000, nach seiner Fläche.{' '}
    <b>Gefärbt: der Teil ihres Wassers aus Flüssen und Brunnen.</b> Xinjiang wurde nicht für sich gezählt.
    Karte: Natural Earth.
  </>
);
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: keine Tasse aus Flüssen oder Brunnen, ${rainText} Regen.`
    : `${grown}: ${riverText} Tassen aus Flüssen und Brunnen, ${rainText} Regen.`;
export const noCup = 'Keine Tasse';
export const said = (river: ReactNode, rain: ReactNode) => (
  <>
    <b>
      {river}
      <span> aus Flüssen und Brunnen,</span>
    </b>{' '}
    {rain}
    <span> Regen. </span>
  </>
);
export const inYourDays = (isRiver: boolean, cups: string, days: string, years: string) =>
  isRiver
    ? `Bei deinen ${cups} am Tag ergeben die Tassen aus dem Fluss ${days} Tage: etwa ${years} Jahre.`
    : `Bei deinen ${cups} am Tag ergibt dieser Regen ${days} Tage: etwa ${years} Jahre.`;
export const inYourDaysShort = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `Bei deinen ${cups} am Tag ergeben die Tassen aus dem Fluss ${days} Tage.`
    : `Bei deinen ${cups} am Tag ergibt dieser Regen ${days} Tage.`;
export const daysUnit = (count: number) => (count === 1 ? 'Tag' : 'Tage');
export const noMedal =
  'Eine kleine Zahl ist keine Medaille. Sie sagt nichts über Wald, Boden oder Gift. Und Regen ist nicht gratis: Er nährt keine andere Pflanze.';
export const shirtPicture = (sentenceText: string) => `Ein T-Shirt aus seinen Tassen. ${sentenceText}`;
export const shirtWaits = 'Wähle einen Ort: Seine Tassen füllen das T-Shirt.';
export const everyCup =
  'Jede Tasse ist gezeichnet, alle T-Shirts im selben Maßstab. Gefüllt: aus Flüssen und Brunnen. Umrissen: Regen.';
export const yours = (cups: string) => `Gelb: deine ${cups} am Tag.`;
export const dashedShirt = (name: string, cups: ReactNode) => (
  <>
    <span>{`Gestrichelt: das T-Shirt davor. ${name}, `}</span>
    {cups}
    <span> Tassen.</span>
  </>
);
export const riverUnit = 'Tassen aus Flüssen und Brunnen';
export const rainUnit = 'Tassen Regen';
export const usedUp =
  'Verbraucht, nicht nur entnommen: Die Tassen zählen Wasser, das auf dem Feld verdunstet ist. Es ist nicht alles, was gepumpt wurde.';

export const orderQuestion = 'Welcher Ort hat den größten Durst?';
export const orderText = 'Die Baumwolle je T-Shirt, allein mit Wasser aus Flüssen und Brunnen. Rate zuerst.';
export const guessLabel = 'Mein Tipp';
export const showOrder = 'Zeig es mir';
export const guessedRight = (name: string) => `Dein Tipp war ${name}: richtig.`;
export const guessedWrong = (name: string, rank: string) =>
  `Dein Tipp war ${name}: Nummer ${rank} von ${placeCount}.`;
export const sortLegend = 'Ordnen nach';
export const sortings = { river: 'Flüsse und Brunnen', rain: 'Regen', both: 'Beides' };
export const riverTitle = (name: string) => `Am meisten Flusswasser: ${name}.`;
export const riverText = (cups: string, last: string, least: string) =>
  `${cups} Tassen für ein T-Shirt. Ganz hinten: ${last}. ${least} nahm keine.`;
export const rainQuestion = 'Und wer bekam den meisten Regen?';
export const rainTitle = 'Nach Regen sortiert kommen die Letzten zuerst.';
export const rainText = (turned: string, second: string) =>
  `An zweiter, dritter und vierter Stelle jetzt: ${turned}. Ganz hinten: ${second}, nach Flusswasser an zweiter Stelle.`;
export const bothTitle = (name: string) => `Am meisten Wasser insgesamt: ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} Tassen für ein T-Shirt, ${rain} davon Regen. Allein nach Flusswasser war ${name} nur Nummer ${rank}.`;
export const brick = (cups: ReactNode) => (
  <>
    <span>Ein Stein sind </span>
    {cups}
    <span> Tassen. Gefüllt: aus Flüssen und Brunnen. Umrissen: Regen. Für </span>
    <Claim id="shirt-weight" />
    <span> Fasern, 1996–2005.</span>
  </>
);
export const average =
  'Jedes ist ein Mittelwert. Ein Feld kann viel besser oder viel schlechter sein als sein Land, und ein Land ist kein Bauer.';
export const whyTitle = 'Warum unterscheiden sich die Orte?';
/** What the numbers of a dry place and of a wet one show; each number with its receipt. */
export const why = (dry: english.PlaceNumbers, wet: english.PlaceNumbers) => (
  <>
    <span>Wo wenig Regen fällt, trinkt die Baumwolle aus Flüssen und Brunnen ({dry.name}:</span> {dry.rain}{' '}
    <span>Tassen Regen, </span>
    {dry.river}
    <span> aus Flüssen und Brunnen). </span>
    <span>Wo Regen fällt, wird der Fluss geschont ({wet.name}:</span> {wet.rain}{' '}
    <span>Regen, keine Tasse aus Flüssen oder Brunnen). </span>
    <span>Das ist nicht der ganze Grund. Was ein Feld sonst noch braucht, sagt diese Zählung nicht.</span>
  </>
);
export const rowName = (name: string, riverText: string, rainText: string) =>
  `${name}: ${riverText} Tassen aus Flüssen und Brunnen, ${rainText} Regen`;

export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>von 100 Litern</span>
  </>
);
export const stressText = (
  <>
    die Baumwolle aus Flüssen und Brunnen verbraucht, entfallen auf Länder, die{' '}
    <b>mehr als drei Viertel ihres Wassers entnehmen.</b>
  </>
);
export const stressNote =
  'Ihr Wasser: was sich jedes Jahr erneuert, ohne das, was die Natur braucht. Stand 2018.';
export const stressPicture = (stressed: string) =>
  `Hundert Fäden, einer für jedes Hundertstel des Fluss- und Brunnenwassers, das Baumwolle verbraucht. Je länger ein Faden, desto mehr seines Wassers entnimmt das Land. Die ersten ${stressed} Fäden reichen über die Linie von drei Vierteln.`;
export const threeQuarters = 'drei Viertel';
export const allOfIt = 'alles';
export const yarnKey = (
  <>
    <b>
      Ein Faden ist 1&nbsp;% des Fluss- und Brunnenwassers, das Baumwolle verbraucht,{' '}
      <WhereClaim id="grown-irrigation" /> im Jahr
    </b>{' '}
    (1996–2005). Seine Länge: wie viel seines Wassers das Land für alle Zwecke entnimmt (2018), nicht für
    Baumwolle allein. Die letzten Fäden, gestrichelt, sind Länder, für die wir keine Daten haben.
  </>
);
export const yarns = (count: string) => `${count} Fäden`;
export const pastTitle = 'Mehr als all sein Wasser?';
export const pastAll =
  'Ein Faden kann über „alles“ reichen, weil zuerst abgezogen wird, was die Natur braucht. Die Zahl eines Landes ist nicht die eines Feldes.';
export const stressTable = 'Bewässerung der Baumwolle und Wasserstress, nach Ländern';
export const countryColumn = 'Land';
export const volumeColumn = 'Fluss- und Brunnenwasser der Baumwolle, Milliarden m³ im Jahr';
export const stressColumn = 'Wasserstress 2018';
export const twoStudies = (
  <>
    Nach dieser Studie verbraucht allein die Baumwolle fast so viel, wie eine andere für die ganze Mode nennt:{' '}
    <WhereClaim id="grown-irrigation" format="short" /> gegenüber <Claim id="fashion-water" format="short" />.
    Studien zählen verschieden.
  </>
);

export const oldTitle = 'Diese Karte ist alt.';
export const oldText = (
  <>
    Das Wasser wurde für 1996–2005 gezählt. Seither ist Chinas Baumwolle nach Westen gezogen, nach Xinjiang.{' '}
    <b>
      Ein T-Shirt von dort braucht <WhereClaim id="xinjiang-times">fast viermal</WhereClaim> so viel
      Flusswasser.
    </b>
  </>
);
export const oldDashed = (name: string, cups: ReactNode) => (
  <>
    <span>{`Gestrichelt: ${name}, `}</span>
    {cups}
    <span> aus Flüssen und Brunnen.</span>
  </>
);
export const oldPicture = (sentenceText: string) => `Ein T-Shirt aus seinen Tassen. ${sentenceText}`;
export const oldShare = (
  <>
    <b className="number">
      <WhereClaim id="xinjiang-share" />
    </b>{' '}
    von Chinas Baumwolle wuchsen 2024 in Xinjiang. Ein Stich ist ein Tausendstel.
  </>
);
export const newer = (
  <>
    Xinjiangs Wasser stammt aus denselben Jahren: Eine neuere Zählung nach Orten haben wir nicht gefunden. Die
    neueste für die Welt (2020–2024) nennt <WhereClaim id="newer-river-cups" format="number" /> Tassen aus
    Flüssen und Brunnen und <WhereClaim id="newer-rain-cups" format="number" /> Regen; diese nennt{' '}
    <WhereClaim id="world-river-cups" format="number" /> und{' '}
    <WhereClaim id="world-rain-cups" format="number" />.
  </>
);
export const growersNow = (
  <>
    Auch wer sie anbaut, hat sich geändert: 2023–2024 ernteten China und Indien{' '}
    <WhereClaim id="two-growers-share" format="number" /> der Baumwolle der Welt und Brasilien, einst klein,{' '}
    <WhereClaim id="brazil-share" format="number" />. Die Erträge sind heute andere, und auch die
    Tropfschläuche, die jede Pflanze Tropfen für Tropfen gießen.
  </>
);

export const notesTitle = 'Was diese Tassen nicht sagen';
export const notes = [
  ['Wenig Flusswasser ist nicht von selbst gut.', 'Es sagt nichts über Wald, Boden oder Gift.'],
  ['Regen ist nicht gratis.', 'Regen auf einem Baumwollfeld nährt keine andere Pflanze.'],
  [
    'Wasserstress gilt für ein ganzes Land.',
    'Er zählt alles, was ein Land entnimmt, nicht ein einzelnes Feld.',
  ],
] as const;
export const noDilution = (
  <>
    <b>Die Verdünnung fehlt hier.</b>{' '}
    <span>Sauberes Wasser, das Schadstoffe verdünnen würde, wird gezählt, nicht ausgegossen: </span>
    <WhereClaim id="grown-dilution-part" format="number" />
    <span>
      {' '}
      von allen dreien im Weltmittel, nach dieser Studie. Für manche Orte gibt es in den Daten keine.
    </span>
  </>
);
export const otherStudy = (
  <>
    <b>
      Warum nicht <Claim id="cotton-cups" />?
    </b>{' '}
    <span>
      Diese Zählung gilt für fertigen Stoff und rechnet Wasser zum Verdünnen von Schadstoffen dazu. Hier steht
      nur, was die Pflanzen und ihre Felder verbraucht haben, für{' '}
    </span>
    <Claim id="shirt-weight" />
    <span> Fasern. Dass Turkmenistans </span>
    <WhereClaim id="turkmenistan-river-cups" />
    <span> so nahe liegen, ist Zufall.</span>
  </>
);
export const seeNumbers = 'Zahlen ansehen';
export const tableCaption = 'Die Baumwolle eines T-Shirts nach Orten, in Tassen';
export const placeColumn = 'Anbauort';
export const riverColumn = 'Tassen, Flüsse und Brunnen';
export const rainColumn = 'Tassen, Regen';
export const bothColumn = 'Tassen, beides';
export const harvestColumn = 'Ernte um 2000, Millionen Tonnen';
export const sources = (bodies: string) => `Quellen: ${bodies}. Karte: Natural Earth, über world-atlas.`;
export const onward = 'Weiter zum See';
