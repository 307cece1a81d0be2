// The words of the sources page, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import { capitalize } from '../capitalize';
import type * as english from '../en/sources';
import type { Translation } from '../translation';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./sources')>;

export const pageTitle = 'Jede Zahl, und wie sicher sie ist';
export const pageDescription =
  'Jede Zahl der Geschichte: was sie zählt, woher sie kommt, wie sie gerechnet ist und wie sicher wir sind.';
export const lead = 'Was jede Zahl zählt und woher sie kommt. Die Rechnung steht da: Rechne nach.';
export const onThisPage = 'Auf dieser Seite';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'Zwei Zahlen, die sich zu widersprechen scheinen',
  mended: `${capitalize(slipCount)} Fehler, geflickt`,
  ledger: 'Das Zahlenbuch',
  'our-title': 'Unser Titel: Ist Baumwolle durstig?',
  'for-teachers': 'Was wir Lehrkräften sagen würden',
  references: 'Quellen',
  'cite-this': 'So zitierst du uns',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'Zahlen stimmen';
export const tallyNoted = 'Zahlen stimmen, mit Anmerkung';
export const tallyUnconfirmed =
  'Zahlen sind unbestätigt: Ihre Herkunft konnten wir nicht klären, oder die einer Zahl, auf der sie beruhen';
export const tallyOff = (unread: string) =>
  `Zahlen stimmen nicht und sagen das auch; ${unread} davon sind auch unbestätigt`;

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
export const figures = 'Zahlen';
export const references = 'Quellen';

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
    brauchen <Figure id="textiles-water" />, sagt ein anderer; davon entfallen{' '}
    <Figure id="clothing-water">62</Figure> oder mehr auf Kleidung. Das Bild eines Diagramms der Vereinten
    Nationen, das wir sahen, nennt <Figure id="unep-water" /> und sagt nicht, wofür. Zähle auch den Regen auf
    die Baumwolle, dann braucht sie allein <Figure id="cotton-wide-water" />.
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

/** What we would tell a teacher, point by point. */
export const teacherPoints = (
  <>
    <li>
      Geschichten vom Wasser hängen davon ab, was man zählt: Bewässerung, Regen oder das Wasser, das man
      bräuchte, um die Verschmutzung zu verdünnen.
    </li>
    <li>
      Die Baumwolle selbst macht <Figure id="cotton-share-of-shirt" /> vom Wasser unseres T-Shirts aus. Die
      Schritte in der Fabrik brauchen wenig Wasser, können es aber verschmutzen.
    </li>
    <li>
      Der Vergleich mit dem Ontariosee ist <Figure id="lake-overstated">zehnmal</Figure> zu groß. Eine gute
      Übung: Finde den Fehler.
    </li>
    <li>Kalifornien ist ein fairer Vergleich der Größe, ohne ein bestätigtes Jahr.</li>
    <li>
      Multipliziere zwei Spalten: Liter pro Kilogramm und Millionen Tonnen. Die {fabricCount} Stoffe ergeben{' '}
      <Figure id="six-fabrics-water" />, davon <Figure id="six-fabrics-cotton" /> für Baumwolle. Das passt zur
      Geschichte: ein gutes Zeichen und kein Beweis, denn beides kann aus denselben Tabellen stammen.
    </li>
    <li>
      Auf die Einheit kommt es an. <Figure id="phases-sum">2.600</Figure> Kilogramm für ein Kilogramm, das
      kann nicht sein. Als Gramm für ein T-Shirt passt die Zahl.
    </li>
    <li>
      <Figure id="garment-phase-share">Die Hälfte</Figure> vom CO2 des T-Shirts steckt in der Herstellung der
      Kleidung, nicht im Anbau der Baumwolle.
    </li>
    <li>
      Keine Faser gewinnt in jeder Spalte. Die Fiber Bible sagt, dass es keine „nachhaltigen“ oder „nicht
      nachhaltigen“ Fasern gibt.
    </li>
    <li>
      Wo man die Grenze zieht, kann eine Zahl verzehnfachen. Für einen Menschen in der EU zählte eine Agentur{' '}
      <Figure id="eu-water-2017" /> Wasser im Jahr und drei Jahre später <Figure id="eu-water-2020" />. Das
      ist keine Ersparnis: Sie zählte etwas anderes.
    </li>
    <li>
      Studien über das ganze Leben eines Kleidungsstücks kommen zu verschiedenen Zahlen. Eine Spanne ist
      ehrlich.
    </li>
    <li>Kleidung länger zu tragen hilft, egal bei welcher Faser.</li>
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
