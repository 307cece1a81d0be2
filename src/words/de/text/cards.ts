// What the social cards say: titles, short texts, and alternatives in words, in German.
// Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/cards';
import type { Translation } from '../../translation';
import { fabricCount, measureCount } from './fabrics';
import { phaseCount } from './phases';
import { placeCount } from './places';

export type Checked = Translation<typeof english, typeof import('./cards')>;

export const homeTitle = 'Die Mode:\nIndustrie\nmit Durst.';
export const homeAlt =
  'Die Mode: Industrie mit Durst. Ein Glas Wasser auf einem Stapel gefalteter, gefärbter Stoffe; daneben Baumwollkapseln.';

export const aboutTitle = 'Wie sicher\nist jede\nZahl?';
export const aboutText = 'Woher jede Zahl kommt und was wir herausgefunden haben.';
export const aboutAlt =
  'Wie sicher ist jede Zahl? Ein Tropfen, aus einem einzigen Faden gewickelt, wie ein Fingerabdruck.';

export const shirtTitle = 'Wie viele\nTassen';
export const shirtLines = 'Wasser braucht die\nBaumwolle eines T-Shirts?';
export const shirtAlt =
  'Wie viele Tassen Wasser braucht die Baumwolle eines T-Shirts? Jede Tasse ist gezeichnet, in Form des T-Shirts.';

export const whereTitle = 'Wo Baumwolle\nwächst: Regen\noder Fluss?';
export const whereText = (leastPlace: string, least: string, mostPlace: string, most: string) =>
  `Tassen aus Flüssen und Brunnen für die Baumwolle eines T-Shirts: ${leastPlace} ${least}, ${mostPlace} ${most}.`;
export const whereAlt = (text: string) => `Eine Karte mit ${placeCount} Orten. ${text}`;

/** The share follows it on the same line. */
export const lakeClaim = 'Nicht die Hälfte. ';
export const lakeText = (water: string) =>
  `Die Mode braucht ${water} im Jahr: ein Zwanzigstel des Ontariosees.`;
export const lakeAlt = (share: string) =>
  `Der Umriss des Ontariosees, zu ${share} gefüllt. Nicht die Hälfte: ${share}.`;

export const costsTitle = 'Was uns\ndie Mode\nkostet';
export const costsLines = 'Kein Stoff ist überall\nam sparsamsten.';
export const costsAlt =
  'Was uns die Mode kostet: eine Baumwollkapsel, ein Wollknäuel, eine Rolle Hanfseil und eine Spule Polyester. Kein Stoff ist überall am sparsamsten.';

export const livesTitle = 'Ein T-Shirt,\nzwei Leben.';
export const livesLines = 'Welches belastet das Klima weniger?\nEs kommt darauf an.';
export const livesAlt =
  'Ein T-Shirt, zwei Leben: ein T-Shirt, in zwei Farben geteilt, A und B. Welches belastet das Klima weniger? Es kommt darauf an.';

export const productionTitle = 'Die Hälfte\nmacht die\nHerstellung.';
export const productionLines = (perTurn: string) =>
  `CO2 nach Produktionsphase,\neine Windung Garn: ${perTurn}`;
/** Below each bobbin, where there is room for a word. */
export const PHASES = {
  cotton: 'Baumwolle',
  yarn: 'Garn',
  garment: 'Kleidung',
  distribution: 'Handel',
  use: 'Nutzung',
};
export const productionAlt = `${capitalize(phaseCount)} Spulen mit Garn, eine für jede Produktionsphase. Die höchste, in Rot, ist die Herstellung der Kleidung: die Hälfte des gesamten CO2.`;

export const fabricsTitle = `${capitalize(fabricCount)} Stoffe, ${measureCount} Rechnungen`;
export const MEASURES = { water: 'Wasser', energy: 'Energie', co2: 'CO2' };
/** Below a chart, the fabric with the tallest bar: "Am meisten: Baumwolle". */
export const most = (fabric: string) => `Am meisten: ${fabric}`;
export const fabricsAlt = `${capitalize(measureCount)} Balkendiagramme mit ${fabricCount} Stoffen: Baumwolle trinkt am meisten, Polyamid braucht am meisten Energie, Wolle stößt am meisten CO2 aus.`;

export const sourcesTitle = (count: string) => `${count}\nZahlen:\nwie sicher?`;
export const sourcesTally = (hold: string, withNote: string, unconfirmed: string, off: string) =>
  `${hold} stimmen, ${withNote} mit Anmerkung, ${unconfirmed} unbestätigt, ${off} stimmen nicht.`;
export const sourcesAlt = (count: string, tally: string) =>
  `${count} Kreuzstiche, einer für jede Zahl der Geschichte: ${tally}`;

export const teachTitle = 'Eine Stunde für\nmorgen früh.';
export const teachText = (minutes: string) =>
  `${minutes} Minuten: ein Plan, ein Arbeitsblatt und die Lösungen.`;
export const teachAlt = (minutes: string) =>
  `Eine Stunde für morgen früh. ${minutes} Stiche, einer für jede Minute, in den Farben ihrer Teile.`;

export const worksheetTitle = 'Kann das\nstimmen?';
export const worksheetText = (tasks: string) => `${tasks} Aufgaben zum Drucken, mit Platz zum Schreiben.`;
export const worksheetAlt = 'Kann das stimmen? Ein Blatt Papier mit Linien zum Schreiben.';

export const answersTitle = 'Lösungen.';
export const answersText = 'Jede Antwort mit ihrer Rechnung, aus unserer Liste von Zahlen.';
export const answersAlt = (answers: string) => `Die Lösungen zum Arbeitsblatt: ${answers} und mehr.`;

export const slipTitle = 'Finde\nden Fehler.';
export const slipText = (claims: string) => `${claims} Behauptungen zum Prüfen mit zwei Zahlen.`;
export const slipAlt = (claims: string) =>
  `Finde den Fehler. ${claims} durchgestrichene Zeilen, eine für jede Behauptung.`;

export const classTitle = 'Unsere\nKlasse, Tasse\nfür Tasse.';
export const classText = 'Tippe auf die Tassen. Der Link enthält die Antworten der Klasse.';
export const classAlt = (cups: string) =>
  `Unsere Klasse, Tasse für Tasse: ein Punktdiagramm mit ${cups} Tassen, eine für jedes Kind.`;

export const composeTitle = 'Dein eigener\nWeg.';
export const composeText = 'Wähle die Stationen, stelle deine Frage, teile einen Link.';
export const composeAlt = 'Dein eigener Weg: Stationen auf einem Faden.';

export const doTitle = 'Vermuten,\nprüfen,\nerzählen.';
export const doText = 'Erst denken, dann sehen, dann erzählen.';
export const doAlt = 'Vermuten, prüfen, erzählen: Stationen auf einem Faden.';
