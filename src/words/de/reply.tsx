// The words of a pupil’s answer, in German. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import type * as english from '../en/reply';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./reply')>;

export const answerName = 'Deine Antwort';
export const answerLead =
  'Kein Name, und nichts wird gesendet. Am Ende bekommst du einen Link, den die Seite deiner Lehrkraft liest.';
export const noAnswer = 'Dieser Link ist abgeschnitten oder enthält keine Antwort. Schreib deine hier.';
export const notSaid = 'Wähle';
export const askBefore =
  'Tippe vor der Geschichte: Wie viele Tassen Wasser braucht die Baumwolle eines T-Shirts?';
export const askAfter = 'Nach der Geschichte: Wie viele sagst du jetzt?';
export const yourNumber = 'Deine Zahl';
export const readStory = 'Die Geschichte lesen';
export const comeBack = 'Dann komm hierher zurück.';
export const askCounted = 'Welches Wasser soll zählen?';
export const askSentence = 'Warum? Schreib einen Satz, ohne deinen Namen.';
export const charactersLeft = (left: number) => `Zeichen übrig: ${left}`;
export const showLink = 'Meinen Link zeigen';
export const linkText = 'Schick diesen Link deiner Lehrkraft.';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Der Link ist kopiert';
export const linkLabel = 'Der Link deiner Antwort';

export const readText =
  'Alle bekommen einen eigenen Link. Lies sie hier ein: Eine Antwort, die noch einmal kommt, ersetzt die erste.';
export const pasteLabel = 'Füge die Links der Klasse ein, einen oder viele';
export const readLinks = 'Links einlesen';
export const answersRead = (count: number) => `Eingelesene Antworten: ${count}.`;
export const linksUnread = (count: number) => `Abgeschnittene Links und Links ohne Antwort: ${count}.`;
export const answersLeftOut = (count: number) => `Die Tafel ist voll. Weggelassen: ${count}.`;
export const guessesTitle = 'Alle Tipps, vorher und nachher';
export const guessedBefore = (count: number, lowest: string, highest: string, middle: string) =>
  `Tipps vor der Geschichte: ${count}. In Tassen reichen sie von ${lowest} bis ${highest}, und der mittlere ist ${middle}.`;
export const guessedAfter = (count: number, lowest: string, highest: string, middle: string) =>
  `Tipps nach der Geschichte: ${count}. In Tassen reichen sie von ${lowest} bis ${highest}, und der mittlere ist ${middle}.`;
export const above = 'Vor der Geschichte';
export const below = 'Nach der Geschichte';
export const guessAxis = 'Tassen Wasser für die Baumwolle eines T-Shirts';
export const dashed = (
  <>
    Die gestrichelte Linie ist das, was die Geschichte sagt: <Claim id="cotton-cups" />.
  </>
);
export const countedTitle = 'Welches Wasser zählen soll';
export const pupilsFor = (part: string, count: number) => `${part}: ${count}`;
export const showSentences = (count: number) => `Die Sätze zeigen (${count})`;
export const predictedBefore = (text: string) => `Vermutet: ${text}`;
export const hideSentences = 'Die Sätze verbergen';
export const sentencesStay =
  'Die Sätze bleiben nur auf dieser Seite: Sie stehen nicht in ihrem Link und sind weg, wenn du sie verlässt.';
/** Where no script runs, as in the copy on a disk. */
export const withoutScript =
  'Die Links der Klasse und die Tafel, die sie liest, brauchen ein Skript und eine Adresse im Netz. Ohne sie ist hier eine Tabelle zum Ausfüllen.';
