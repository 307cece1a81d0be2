// The words of the page about where cotton grows, in German. Translated by machine; no native speaker has read them yet.

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
export const pick = 'Tippe auf einen Ort: Das T-Shirt wird neu gezeichnet.';
export const oneStudy = 'Eine Studie, 1996–2005';
export const legend = 'Wo ist die Baumwolle gewachsen?';
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: keine Tasse aus Flüssen oder Brunnen, ${rainText} Regen.`
    : `${grown}: ${riverText} Tassen aus Flüssen und Brunnen, ${rainText} Regen.`;
export const inYourDays = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `Bei deinen ${cups} am Tag ergeben die Tassen aus dem Fluss ${days} Tage.`
    : `Bei deinen ${cups} am Tag ergibt dieser Regen ${days} Tage.`;
export const noMedal = 'Eine kleine Zahl ist keine Medaille. Regen ist nicht gratis.';
export const shirtPicture = (sentenceText: string) => `Ein T-Shirt aus seinen Tassen. ${sentenceText}`;
export const everyCup = 'Jede Tasse ist gezeichnet.';
export const dashedShirt = (name: string) => `Gestrichelt: ${name}.`;
export const riverUnit = 'Tassen aus Flüssen und Brunnen';
export const rainUnit = 'Tassen Regen';
export const usedUp =
  'Verbraucht, nicht nur entnommen: Die Tassen zählen Wasser, das auf dem Feld verdunstet ist. Es ist nicht alles, was gepumpt wurde.';

export const orderQuestion = 'Welcher Ort hat den größten Durst?';
export const orderText = (
  <>
    Dasselbe T-Shirt aus Baumwolle, gewachsen an {placeCount} Orten.{' '}
    <b>Tippe auf den, der Flüssen und Brunnen am meisten nimmt.</b>
  </>
);
export const westToEast = 'Von West nach Ost, wie auf der Karte';
export const showOrder = 'Zeig es mir';
export const guessedRight = (name: string) => `Dein Tipp war ${name}: richtig.`;
export const guessedWrong = (name: string, rank: string) =>
  `Dein Tipp war ${name}: Nummer ${rank} von ${placeCount}.`;
export const sortLegend = 'Ordnen nach';
export const sortings = { river: 'Fluss', rain: 'Regen', both: 'Beides' };
export const riverTitle = (name: string) => `Am meisten Flusswasser: ${name}.`;
export const riverText = (last: string, least: string) => `Ganz hinten: ${last}. ${least} nahm keine Tasse.`;
export const rainQuestion = 'Und wer bekam den meisten Regen?';
export const rainTitle = 'Nach Regen sortiert kommen die Letzten zuerst.';
export const rainText = (turned: string, second: string) =>
  `An zweiter, dritter und vierter Stelle jetzt: ${turned}. Ganz hinten: ${second}, nach Flusswasser an zweiter Stelle.`;
export const bothTitle = (name: string) => `Am meisten Wasser insgesamt: ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} Tassen für ein T-Shirt, ${rain} davon Regen. Allein nach Flusswasser war ${name} nur Nummer ${rank}.`;
export const average =
  'Jedes ist ein Mittelwert. Ein Feld kann viel besser oder viel schlechter sein als sein Land, und ein Land ist kein Bauer.';

export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>von hundert Litern</span>
  </>
);
export const stressText = (
  <>
    die Baumwolle aus Flüssen und Brunnen verbraucht hat, kamen aus Ländern, die 2018{' '}
    <b>mehr als drei Viertel ihres erneuerbaren Wassers</b> entnahmen. Was die Natur braucht, ist abgezogen.
  </>
);
export const stressNote = (
  <>
    Ein Faden ist ein Prozent dieses Wassers, <WhereClaim id="grown-irrigation" /> im Jahr. Seine Länge: wie
    viel seines Wassers das Land für alle Zwecke entnimmt. Das ist die Zahl der FAO für 2018; für manche
    Länder ist sie älter. Jenseits von „alles“ kommt bei vielen entsalztes Wasser dazu.
  </>
);
export const stressPicture = (stressed: string) =>
  `Hundert Fäden, einer für jedes Hundertstel des Fluss- und Brunnenwassers, das Baumwolle verbraucht. Je länger ein Faden, desto mehr seines Wassers entnimmt das Land. Die ersten ${stressed} Fäden reichen über die Linie von drei Vierteln.`;
export const threeQuarters = 'drei Viertel seines Wassers';
export const allOfIt = 'alles';
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
export const oldText =
  'Das Wasser wurde für 1996–2005 gezählt. Seither ist Chinas Baumwolle nach Westen gezogen, nach Xinjiang.';

export const notesTitle = 'Alle Orte als Tabelle, und was diese Tassen nicht sagen';
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
export const tableCaption = 'Die Baumwolle eines T-Shirts nach Orten, in Tassen';
export const placeColumn = 'Anbauort';
export const riverColumn = 'Tassen, Flüsse und Brunnen';
export const rainColumn = 'Tassen, Regen';
export const bothColumn = 'Tassen, beides';
export const harvestColumn = 'Ernte um 2000, Millionen Tonnen';
export const sources = (bodies: string) => `Quellen: ${bodies}. Karte: Natural Earth, über world-atlas.`;
export const onward = 'Von einem T-Shirt zu allen: ein See.';
