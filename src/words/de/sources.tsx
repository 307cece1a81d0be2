// The words of the sources page, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import { capitalize } from '../capitalize';
import type * as english from '../en/sources';
import type { Translation } from '../translation';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { isOne } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./sources')>;

export const pageTitle = 'Jede Zahl, und wie sicher sie ist';
export const pageDescription =
  'Jede Zahl der Geschichte: was sie zählt, woher sie kommt, wie sie gerechnet ist und wie sicher wir sind.';
export const onThisPage = 'Auf dieser Seite';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'Zwei Zahlen, die sich zu widersprechen scheinen',
  mended: `${capitalize(slipCount)} Fehler, geflickt`,
  ledger: 'Das Zahlenbuch',
  'our-title': 'Unser Titel: Ist Baumwolle durstig?',
  references: 'Quellen',
  'cite-this': 'So zitierst du uns',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'Zahlen stimmen';
export const tallyNoted = 'Zahlen stimmen, mit Anmerkung';
export const tallyUnconfirmed = 'Zahlen sind unbestätigt';
export const tallyOff = 'Zahlen stimmen nicht';

// The search.
export const findFigure = 'Finde eine Zahl';
export const verdict = 'Urteil';
/** As its list names them: "all" first. */
export const VERDICTS = {
  all: 'Alle Urteile',
  holds: 'Stimmt',
  'holds with a note': 'Mit Anmerkung',
  unconfirmed: 'Unbestätigt',
  off: 'Stimmt nicht',
};
export const foundOf = (found: number, total: number) => `${found} von ${total}`;

// After a number, on a fold and, for who listens, behind what the search found.
export const figures = (count: number) => (isOne(count) ? ' Zahl' : ' Zahlen');
export const references = (count: number) => (isOne(count) ? ' Quelle' : ' Quellen');
/** Before the references: what stands behind some of them. */
export const readingKey =
  'In Klammern: was wir gelesen haben, wenn es nicht das Werk selbst war, und was eine Quelle schwach macht.';

// Two numbers that seem to disagree.
export const key = 'Legende';
export const colon = ': ';
export const either = (one: ReactNode, other: ReactNode) => (
  <>
    {one} oder {other}?
  </>
);
export const ranges = 'Von der niedrigsten bis zur höchsten Schätzung jeder Frage';
export const finding = (
  <>
    Wer zählt was? Die Modeindustrie braucht <Figure id="fashion-water" />, sagt ein Bericht. Alle Textilien
    brauchen <Figure id="textiles-water" />, sagt ein anderer; davon entfallen <Figure id="clothing-water" />{' '}
    oder mehr auf Kleidung. Das Bild eines Diagramms der Vereinten Nationen, das wir sahen, nennt{' '}
    <Figure id="unep-water" /> und sagt nicht, wofür. Zähle auch den Regen auf die Baumwolle, dann braucht sie
    allein <Figure id="cotton-wide-water" />.
  </>
);

// Our slips, mended.
export const said = (wrong: ReactNode) => <>In unserem ersten Entwurf stand: {wrong}.</>;
export const checked = (right: ReactNode, working: ReactNode) => (
  <>
    Geflickt: {right} ({working}).
  </>
);

// The ledger.
export const ledgerIntro = (claims: ReactNode, schema: ReactNode, offlineCopy: ReactNode) => (
  <>
    Jede Zahl steht unter der Seite, die sie zuerst zeigt. Dasselbe als Daten: {claims}, mit {schema}. Zum
    Öffnen ohne Netz, mit ruhenden Diagrammen und ohne bewegte Geschichte: {offlineCopy}.
  </>
);
export const schema = 'Schema';
export const whereTheyStand = 'Wo sie stehen';
export const ofYear = (boundary: string, year: string) => `${boundary} Jahr: ${year}.`;
export const sources = 'Quellen: ';

export const ourTitle = (
  <>
    Das hängt davon ab, wo sie wächst. Allein in den USA fließen <Figure id="us-cotton-irrigation" /> zur
    Bewässerung auf die Baumwolle. Ohne Bewässerung trinkt Baumwolle Regen, der ohnehin gefallen wäre. Die
    Transformers Foundation rät von dem Wort ab. Sie spricht für Firmen, die Jeansstoff liefern, hat also ein
    eigenes Interesse. Wir behalten das Wort für die Branche und sagen bei jeder Zahl, welches Wasser sie
    zählt.
  </>
);

// Cite this.
export const edition = (number: number, date: string) => `Ausgabe ${number} vom ${date}.`;
/** The link to the page of the data. */
export const openData = 'Tabellen, Ausgaben und ein Diagramm für deine eigene Seite';
export const whatToCite = 'Was du zitierst';
export const wholeStory = 'Die ganze Geschichte';
export const copied = 'Kopiert';
export const copyCitation = 'Quellenangabe kopieren';

// What readers ask most, each with its answer; and how a number is checked.
export const ASKED = [
  {
    ask: 'Wie viel Wasser braucht ein T-Shirt?',
    answer: (
      <>
        <Figure id="cotton-cups" /> für seine Baumwolle, nach einer Zählung.
      </>
    ),
  },
  {
    ask: 'Wie viel vom Ontariosee ist die ganze Mode?',
    answer: (
      <>
        <Figure id="lake-share" />, nicht die Hälfte, die behauptet wurde.
      </>
    ),
  },
  {
    ask: `Welcher der ${fabricCount} Stoffe trinkt am meisten?`,
    answer: 'Baumwolle, in jeder gelesenen Tabelle weit vorn.',
  },
];
export const checking =
  'So wird eine Zahl geprüft: Wir suchen die Veröffentlichung, aus der sie stammt, und notieren, was gelesen wurde, wo und wann. Gerechnet wird jedes Mal neu, wenn die Seite erzeugt wird.';

/** The words of a question that say nothing. */
export const EMPTY_WORDS =
  'wie viel viele der die das den dem ein eine einen einem ist sind für von in im und oder es braucht brauchen verbraucht was welche welcher welches wer wo wann warum wieso gut schlecht so man ich wir';
export const nothingFound = 'Nichts gefunden. Versuch ein Wort: T-Shirt, See, Baumwolle.';
