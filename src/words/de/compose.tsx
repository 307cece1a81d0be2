// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'Seiten zur Stunde';
export const lessonName = 'Die Stunde';
export const composeName = 'Zusammenstellen';

export const composeTitle = 'Dein eigener Weg';
export const composeDescription =
  'Wähle Momente der Geschichte und Labore mit ihren Einstellungen, ordne sie, stelle eine eigene Frage und teile einen Link. Nichts wird gespeichert.';
export const composeLead =
  'Wähle die Stationen, ordne sie und stelle eine eigene Frage. Ein Link enthält alles: ohne Konto, und nichts wird gespeichert oder gesendet.';
/** For those who have no script, and for paper. */
export const composeNeeds =
  'Diese Seite stellt eine Aufgabe im Browser zusammen und braucht dafür ein Skript. Ohne Skript schreibst du deine Frage und deine Stationen auf das Blatt zum Drucken.';
/** Begins an activity. */
export const start = 'Eine zusammenstellen';
export const paperSheet = 'Das Blatt zum Drucken';
export const doTitle = 'Vermuten, prüfen, erzählen';
export const doDescription =
  'Eine Aufgabe, die eine Lehrkraft zusammengestellt hat: vermuten, jede Station besuchen und in einem Satz erzählen, was du gefunden hast. Nichts wird gesendet.';
export const doLead =
  'Sag vor dem Nachsehen, was du vermutest. Geh dann zu jeder Station und erzähl in einem Satz, was du gefunden hast.';
export const predictTitle = 'Vermuten';
export const tryTitle = 'Prüfen';
export const tellTitle = 'Erzählen';
export const usualQuestion = 'Was wirst du an diesen Stationen sehen?';
export const predictLabel = 'Was vermutest du? Schreib einen Satz.';
export const tellLabel = 'Was hast du gefunden? Schreib einen Satz.';
export const noActivity =
  'In diesem Link stehen keine Stationen. Bitte deine Lehrkraft um den ganzen Link, oder nimm diese Seite als Blatt Papier.';

/** The words of the lesson in several languages. */
export const wordsTitle = 'Die Wörter, für jede Sprache der Klasse';
export const wordsRead =
  'Das Englische ist von uns. Die übrigen Wörter hat eine Maschine geschrieben: noch von keinem Menschen gelesen. Frag die, die diese Sprachen in der Klasse sprechen.';
export const wordsPrint = 'Die Wörter drucken';
