// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'Seiten zur Stunde';
export const lessonName = 'Die Stunde';

export const composeTitle = 'Dein eigener Weg';
export const composeDescription =
  'Wähle Momente der Geschichte und Labore mit ihren Einstellungen, ordne sie, stelle eine eigene Frage und teile einen Link. Nichts wird gespeichert.';
export const composeHint =
  'Vier Stationen stehen schon da. Tippe eine an, um sie wegzulassen oder dazuzunehmen.';
export const stopsSet = (count: number, word: string, minutes: number) =>
  count === 1 ? `Eine Station, etwa ${minutes} Minuten.` : `${word} Stationen, etwa ${minutes} Minuten.`;
export const takeOne = 'Nimm eine Station dazu.';
export const moreStops = 'Mehr Stationen';
export const questionLabel = 'Deine Frage an die Klasse, am Ende';
export const printSheet = 'Das Blatt drucken';
export const noAccounts =
  'Keine Konten. Nichts wird gespeichert oder gesendet: Im Link steckt alles, also schreib keine Namen hinein.';
export const wordsLink = 'Die Wörter in sieben Sprachen';
export const QUESTIONS = {
  pour: 'Wie viele Tassen trinkst du am Tag?',
  shirt: 'Wie viele Tassen Wasser braucht die Baumwolle eines T-Shirts?',
  where: 'Fluss oder Regen: Wer ist am durstigsten?',
  lake: 'Wie viel von einem See ist die ganze Mode?',
  costs: 'Welcher Stoff kostet was?',
  lives: 'Welches von zwei Leben ist leichter?',
};
/** For those who have no script, and for paper. */
export const composeNeeds =
  'Diese Seite stellt eine Aufgabe im Browser zusammen und braucht dafür ein Skript. Ohne Skript schreibst du deine Frage und deine Stationen auf das Blatt zum Drucken.';
export const paperSheet = 'Das Blatt zum Drucken';
export const doTitle = 'Vermuten, prüfen, erzählen';
export const doDescription =
  'Eine Aufgabe, die eine Lehrkraft zusammengestellt hat: vermuten, jede Station besuchen und in einem Satz erzählen, was du gefunden hast. Nichts wird gesendet.';
export const doHint = 'Jede Station beginnt mit deiner Vermutung.';
export const usualGuess = 'Was wirst du dort sehen?';
export const iThink = 'Ich glaube …';
export const openStop = 'Station öffnen';
export const tryText =
  'Die Station öffnet sich in einem eigenen Tab. Komm mit dem zurück, was du gesehen hast.';
export const predictTitle = 'Vermuten';
export const tryTitle = 'Prüfen';
export const tellTitle = 'Erzählen';
export const usualQuestion = 'Was trägst du doppelt so lange?';
export const tellLabel = 'Ein Satz: Was hast du nicht erwartet?';

/** The words of the lesson in several languages. */
export const wordsTitle = 'Die Wörter in sieben Sprachen';
export const wordsRead =
  'Das Englische ist von uns. Die übrigen Wörter hat eine Maschine geschrieben: noch von keinem Menschen gelesen. Frag die, die diese Sprachen in der Klasse sprechen.';
export const wordsPrint = 'Die Wörter drucken';
