// The words of the lesson’s pages, in German. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import type * as english from '../en/lesson';
import type { Translation } from '../translation';
import { plain, reading } from './shell';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { LEVELS, taskCount } from './text/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lesson')>;

export const teachTitle = 'Eine Stunde für morgen früh';
export const teachDescription =
  'Eine Stunde über das Wasser in einem T-Shirt: ein langer oder kurzer Plan, ein Arbeitsblatt und Lösungen mit ihrer Rechnung.';
export const worksheetPageTitle = 'Arbeitsblatt: Kann das stimmen?';
export const worksheetDescription = `${capitalize(taskCount)} Aufgaben über Wasser, Baumwolle und Zahlen, zum Drucken auf A4 oder Letter, mit Platz zum Schreiben.`;
export const answersPageTitle = 'Lösungen zum Arbeitsblatt';
export const answersDescription = `Die Lösungen der ${taskCount} Aufgaben, jede mit ihrer Rechnung, errechnet aus unserer Liste von Zahlen.`;
export const slipTitle = 'Finde den Fehler';
export const slipDescription = `${capitalize(slipCount)} Behauptungen über Kleidung und Wasser, jede mit einem Fehler: Prüfe sie mit zwei Zahlen und sieh, wie groß er ist.`;
export const classPageTitle = 'Unsere Klasse, Tasse für Tasse';
export const classDescription =
  'Eine Tafel für die Klasse: was sie am Tag trinkt, und wie viele Tage ihrer Tassen die Baumwolle eines T-Shirts braucht. Nichts wird gespeichert.';

export const pagesLabel = 'Seiten zur Stunde';
export const lessonName = 'Die Stunde';
export const worksheetName = 'Arbeitsblatt';
export const answersName = 'Lösungen';
export const slipName = 'Finde den Fehler';
export const className = 'Unsere Klasse';
export const composeName = 'Zusammenstellen';
export const before = 'Vorher';
export const inClass = 'Im Unterricht';
export const after = 'Nachher';

export const teachLead = (whole: string | undefined) => (
  <>
    Ein Plan, ein Arbeitsblatt und die Lösungen, über das Wasser in einem{' '}
    <span className={whole}>T-Shirt</span>. Das kostet nichts und braucht kein Konto, und nichts wird
    gespeichert oder gesendet.
  </>
);
export const worksheetWhat = `${capitalize(taskCount)} Aufgaben mit Platz zum Schreiben. Drucke es schwarz-weiß, auf das Papier, das du hast.`;
export const twoSheets = 'Für den Plan reichen zwei Blätter.';
export const answersWhat =
  'Die Lösungen, Schritt für Schritt. Sie sind aus unserer Liste von Zahlen errechnet.';
export const composeWhat =
  'Eigene Stationen in eigener Reihenfolge, mit eigener Frage. Ein Link für die Klasse.';
export const wordsName = 'Wörter für die Klasse';
export const wordsWhat = 'Die Wörter der Stunde, von Englisch bis Ukrainisch, auf einem Blatt.';
export const bigScreenName = 'Die große Leinwand';
export const bigScreenWhat =
  'Die Geschichte, größer und Schritt für Schritt: mit den Pfeiltasten, den Bildtasten oder einem Presenter. Mit Notizen für dich. „b“ macht dunkel. Escape beendet es.';
export const shortRoute = (stops: string) => `Der kurze Weg: ${stops} Stationen`;
export const offlineWhat =
  'Für einen Raum ohne Netz: Text, ruhende Diagramme, Blätter; keine bewegte Geschichte. Entpacke sie und öffne guide.html.';

export const planTitle = 'Die Stunde';
export const totalMinutes = (minutes: number) => `${minutes} Minuten`;
export const minutesUnit = 'Minuten';
export const fitsTitle = 'Für wen';
/** Whom and which subjects the lesson fits. */
export const FITS = [
  `Alter: elf bis fünfzehn Jahre. Stufen des Arbeitsblatts: ${LEVELS.younger}, ${LEVELS.standard}, ${LEVELS.quick}.`,
  'Mathematik: Prozente, Verhältnisse, Einheiten sowie Mittelwert, Median und Spannweite der Zahlen aus der Klasse.',
  'Naturwissenschaften und Erdkunde: Regen, Flüsse und Brunnen, und was Kleidung ihnen nimmt.',
] as const;
export const stitchKey = 'Ein Stich ist eine Minute.';
export const shortTitle = 'Wenn wenig Zeit ist';
export const noticeTitle = 'Was fällt dir auf?';
export const noticeText =
  'Ein Diagramm ohne seine Wörter ist ein Rätsel. Zeig eines und frag zweierlei: Was fällt euch auf, und was fragt ihr euch? Dann hol die Namen, die Zahlen und die Geschichte zurück, eins nach dem anderen.';

export const aimsTitle = 'Was die Klasse danach kann';
export const AIMS = [
  'Sagen, was eine Zahl zählt und was sie weglässt.',
  'Eine Behauptung mit einer Division prüfen.',
  'Prozent von Prozent berechnen.',
  'Die Einheit wählen, die passt, und sagen, warum.',
  'Mittelwert, Median und Spannweite in den Zahlen der Klasse finden.',
] as const;

export const oftenWrongTitle = 'Was Lernende oft falsch verstehen';
/** With figures and words of the glossary, as model/lesson/lessonText.ts reads them. */
export const OFTEN_WRONG = [
  'Viele denken an einen Wasserhahn. Aber {rain-part} vom Wasser der Baumwolle sind Regen und {dilution-part} [dilution].',
  'Viele halten einen Teil von einem Teil für einen Teil vom Ganzen. Baumwolle macht {cotton-of-textile} vom Wasser für Stoff aus, aber {cotton-yarns} vom Wasser der Mode.',
  'Viele glauben, das Wasser sei weg. Es geht im Kreis, aber eine Zeit lang hat ein Ort weniger davon.',
  'Viele trauen einer Zahl mehr, wenn sie viele Stellen hat. Es sind nur deshalb {cotton-cups:number} Tassen, weil jemand malgenommen hat.',
  'Viele suchen die eine beste Faser. Keine Faser gewinnt in jeder Spalte.',
] as const;

/** What we would tell a teacher, point by point: texts as in model/lesson/lessonText.ts. */
export const tellTeachers = 'Was wir Lehrkräften sagen würden';
export const TEACHER_POINTS = [
  'Geschichten vom Wasser hängen davon ab, was man zählt: Bewässerung, Regen oder das Wasser, das man bräuchte, um die Verschmutzung zu verdünnen.',
  'Die Baumwolle selbst macht {cotton-share-of-shirt} vom Wasser unseres T-Shirts aus. Die Schritte in der Fabrik brauchen wenig Wasser, können es aber verschmutzen.',
  'Der Vergleich mit dem Ontariosee ist {lake-overstated|zehnmal} zu groß. Eine gute Übung: Finde den Fehler.',
  'Der Vergleich mit Kalifornien passt von der Größe her, aber kein Jahr ist bestätigt.',
  `Multipliziere zwei Spalten: Liter pro Kilogramm und Millionen Tonnen. Die ${fabricCount} Stoffe ergeben {six-fabrics-water}, davon {six-fabrics-cotton} für Baumwolle. Das passt zur Geschichte: ein gutes Zeichen und kein Beweis, denn beides kann aus denselben Tabellen stammen.`,
  'Auf die Einheit kommt es an. {phases-sum|2.600} Kilogramm für ein Kilogramm, das kann nicht sein. Als Gramm für ein T-Shirt passt die Zahl.',
  '{garment-phase-share|Die Hälfte} vom CO2 des T-Shirts steckt in der Herstellung der Kleidung, nicht im Anbau der Baumwolle.',
  'Die Fiber Bible sagt, dass es keine „nachhaltigen“ oder „nicht nachhaltigen“ Fasern gibt.',
  'Wo man die Grenze zieht, kann eine Zahl verzehnfachen. Für einen Menschen in der EU zählte eine Agentur {eu-water-2017} Wasser im Jahr und drei Jahre später {eu-water-2020}. Das ist keine Ersparnis: Sie zählte etwas anderes.',
  'Studien über das ganze Leben eines Kleidungsstücks kommen zu verschiedenen Zahlen. Eine Spanne ist ehrlich.',
  'Kleidung länger zu tragen hilft, egal bei welcher Faser.',
] as const;

export const adaptTitle = 'So passt es zu deiner Klasse';
export const ADAPT = [
  {
    name: 'Jüngere Kinder',
    what: `Wähle auf dem Arbeitsblatt „${LEVELS.younger}“: Es gibt weniger Aufgaben und unter jeder Frage eine Hilfe. Lass sie die Tassen zeichnen: ein Punkt für hundert.`,
  },
  {
    name: 'Keine Geräte',
    what: 'Ein Bildschirm vorn genügt. Ganz ohne Bildschirm: Drucke diese Seite, das Arbeitsblatt und die Seite zum T-Shirt. Jede unserer Seiten kommt als schlichter Text mit ihren Tabellen aus dem Drucker.',
  },
  {
    name: 'Blinde Kinder',
    what: `Wähle „${plain}“ unter „${reading}“ in der Leiste: Alles wird Text und Tabelle, in einer Spalte. Jedes Diagramm hat einen Knopf zum Anhören. Überschriften und Tabellen des Arbeitsblatts liest ein Screenreader vor.`,
  },
  {
    name: 'Gehörlose Kinder',
    what: 'Nichts wird nur durch Ton erzählt, und es gibt keinen Film.',
  },
  {
    name: 'Wer Deutsch erst lernt',
    what: 'Die Seiten für die Klasse sind in einfachen Wörtern geschrieben. Wörter mit Punkten darunter lassen sich aufklappen: Dann steht da, was sie bedeuten.',
  },
] as const;

export const glossaryTitle = 'Wichtige Wörter';
export const examTitle = 'Wie es in Prüfungen heißt';
export const EXAM_TERMS = [
  {
    name: 'blaues Wasser',
    what: 'Wasser aus Flüssen, Seen und Brunnen. Auf dem Feld sagen wir Bewässerung.',
  },
  { name: 'grünes Wasser', what: 'Regen, den der Boden hält und den Pflanzen nutzen. Wir sagen Regen.' },
  {
    name: 'graues Wasser',
    what: 'Das Wasser, das man bräuchte, um schmutziges Wasser so zu verdünnen, dass es sauber genug ist. Wir sagen Verdünnung.',
  },
  {
    name: 'virtuelles Wasser',
    what: 'Das Wasser, das es brauchte, um ein Ding herzustellen, das anderswo verkauft wird. Wir sagen Fußabdruck.',
  },
];

export const print = 'Diese Seite drucken';
/** Which tasks are printed. */
export const printTasks = 'Aufgaben drucken';
export const printPlanned = (first: string, last: string) => `Wie im Plan: Aufgaben ${first} bis ${last}`;
export const printAll = 'Alle';

export const worksheetTitle = 'Kann das stimmen?';
export const worksheetLead =
  'Aufgaben über Wasser, Baumwolle und Zahlen. Du brauchst einen Bleistift. Ein Taschenrechner ist erlaubt.';
export const pupilName = 'Name';
export const date = 'Datum';
export const fabricsLabel = `Wasser und Produktion von ${fabricCount} Fasern, mit einer Spalte zum Ausfüllen`;
export const fiber = 'Faser';
export const litersPerKilogram = 'Liter pro Kilogramm';
export const millionTons = 'Millionen Tonnen im Jahr';
export const billionCubicMeters = 'Milliarden Kubikmeter';
export const exitTitle = 'Zum Schluss';
export const exitNumber = 'Eine Zahl, die ich zu Hause erzähle:';
export const exitCounts = 'Was sie zählt und was sie weglässt:';
export const exitSure = 'Wie sicher ich bin und warum:';

export const keyTitle = 'Die Lösungen';
export const keyLead =
  'Jede Antwort ist aus unserer Liste von Zahlen errechnet. Ändert sich dort eine Zahl, ändern sich auch die Lösungen. Alle dürfen runden, wie sie mögen, wenn sie es dazusagen.';
export const sample = 'Eine gute Antwort: ';
export const columnLabel = 'Die Spalte, ausgefüllt';

export const slipLead = `${capitalize(slipCount)} Behauptungen aus unserem ersten Entwurf, jede mit einem Fehler. Prüfe sie mit zwei Zahlen.`;
export const seeAnswer = 'Lösung ansehen';
export const notThis =
  'Das ist es nicht. Schau auf die Zahl, die du gefunden hast, und versuch es noch einmal.';
/** What is heard when the slip is found: what is true, and the sentences about it. */
export const mended = (right: string, found: string) => `Geflickt: ${right}. ${found}`;

export const unreadable =
  'Dieser Link ist abgeschnitten oder enthält keine Klasse, darum bleibt die Tafel, wie sie war.';
export const olderLink = 'Das ist ein älterer Link. Fehlt sein Ende, kann die letzte Zahl falsch sein.';
export const nobody = 'Noch niemand';
export const pupils = (count: number) => (count === 1 ? `${count} Kind` : `${count} Kinder`);
export const pupilsFull = (count: number) => `${count} Kinder: Die Tafel ist voll`;
export const question = 'Wie viele Tassen Wasser trinkst du am Tag?';
export const addPupil = (cups: string) => `Ein Kind mit ${cups} hinzufügen`;
export const undo = 'Rückgängig';
export const clear = 'Leeren';
/** Below the made-up class that stands on the board before anyone has answered. */
export const exampleBoard = 'Ein Beispiel. Das erste Antippen löscht es.';
export const oneCup = 'Eine Tasse auf der Tafel ist ein Kind.';
export const daysOfCups = 'Tage unserer Tassen';
export const stripe = (
  <>
    Die Baumwolle eines T-Shirts braucht <Claim id="cotton-cups" />. Ein Streifen ist ein Tag von uns.
  </>
);
export const stripes = (cups: string) =>
  `Ein T-Shirt aus Tassen, gestreift. Ein Streifen sind ${cups}, ein Tag der Klasse.`;
export const oneDay = 'ein Tag';
export const numbersName = 'Mittelwert, Median, Spannweite';
export const paperName = 'Auf Papier';
export const fullScreen = 'Vollbild';
export const keepBoard =
  'Im Link dieser Seite steckt die Klasse: Setz ein Lesezeichen, um sie zu behalten. Keine Namen, und kein Server sieht sie.';
export const tallyCaption = 'Die Tafel auf Papier: ein Strich für jedes Kind.';
export const tallyCups = 'Tassen am Tag';
export const tallyStrokes = 'Striche';
export const tallyPupils = 'Kinder';
export const tallyAll = 'Tassen, alle';
export const tallySum = 'Summe';
export const joinName = 'Mit Code mitmachen';
export const joinText =
  'Scannt den Code oder tippt die Adresse ein: Alle antworten für sich. Dann schickt eurer Lehrkraft euren eigenen Link, und er wird unten gelesen. An uns wird nichts gesendet.';
export const joinLabel = (address: string) => `QR-Code: ${address}`;
