// The words of an activity, which come with its part: those of composing it, and those of doing it, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/activity';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./activity')>;

export const grownName = 'Wo Baumwolle wächst';
export const twoName = 'Zwei Leben';
export const twoDetail = (a: string, b: string) => `A: ${a}. B: ${b}`;
export const LIVES = {
  line: 'auf der Leine getrocknet',
  long: 'doppelt so oft getragen',
  lower: 'selten im Trockner',
  higher: 'immer im Trockner, immer gebügelt',
  rule: 'Europas Regel',
};
export const ownLife = 'wie du es eingestellt hast';
export const PARTS = {
  rain: 'Regen',
  irrigation: 'Bewässerung',
  dilution: 'Verdünnung',
  factory: 'Fabrik',
};
export const chartWater = 'Wasser der Stoffe';
export const chartEnergy = 'Energie der Stoffe';
export const chartCo2 = 'CO2 der Stoffe';
export const slipName = 'Finde den Fehler';
export const allSlips = 'Alle';
export const slipNumber = (number: number) => `Behauptung ${number}`;
export const wornName = 'Wie oft es getragen wird';
export const wornDetail = (wears: string) => `${wears} Mal getragen`;
export const moveUp = (name: string) => `Nach oben: ${name}`;
export const moveDown = (name: string) => `Nach unten: ${name}`;
export const added = (name: string, place: number) => `Hinzugefügt als Station ${place}: ${name}`;
export const moved = (name: string, place: number, count: number) =>
  `${name}: jetzt Station ${place} von ${count}`;
export const removed = (name: string) => `Entfernt: ${name}`;
export const unreadable = 'Dieser Link ist abgeschnitten oder enthält keine Aufgabe.';
export const shareTitle = 'Ein Link für die Klasse';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Der Link ist kopiert';
export const showCode = 'Code zeigen';
export const hideCode = 'Code ausblenden';
export const codeLabel = 'QR-Code des Links zur Aufgabe';
export const codeTooLong =
  'Dieser Link ist zu lang für einen Code, den ein Handy lesen kann. Teile den Link selbst.';
export const tryIt = 'So sieht sie die Klasse';
export const teachersQuestion = 'Die Frage deiner Lehrkraft';
/** Whose words these are. */
export const notOurs = 'Das hat deine Lehrkraft geschrieben, nicht Threadprint.';
export const done = 'Fertig';
export const nothingSent =
  'Was du schreibst, bleibt auf dieser Seite, und nichts wird gesendet. Druck es oder kopier es.';
export const copyText = 'Kopieren, was ich geschrieben habe';
export const textCopied = 'Es ist kopiert';
export const change = 'Für Lehrkräfte: diese Aufgabe ändern';
/** What is copied, line by line. */
export const asked = (text: string) => `Frage: ${text}`;
export const found = (text: string) => `Gefunden: ${text}`;
export const print = 'Diese Seite drucken';

/** A pupil's answer, as on the class's page. */
export const answerHow =
  'Die Tafel deiner Lehrkraft kann aus einem Link lesen, was du vermutet und gefunden hast. Der Link enthält deine Sätze und keinen Namen.';
