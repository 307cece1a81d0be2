// What is said of a typed answer, in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonChecks';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonChecks')>;

export const SLIPPED = {
  percentOfPercent:
    'Das ist ein Prozentsatz von einem Teil. Gefragt ist ein Prozentsatz vom Ganzen: Nimm den einen vom anderen.',
  seedCotton: 'Da sind die Samen mitgezählt. Ein T-Shirt ist nur aus der Faser.',
  unit: 'Sieh auf die Einheiten. Eine davon ist nicht in die andere umgerechnet.',
  perKilogram: 'Das ist pro Kilogramm. Gefragt ist nach einem T-Shirt.',
  decimals: 'Die Ziffern stimmen. Das Komma steht an einer anderen Stelle.',
  upsideDown: 'Dreh das Teilen um: Was wird geteilt, und wodurch?',
  hundred: 'Prozent heißt von hundert. Ein Schritt mit hundert fehlt oder ist zu viel.',
  rounded: 'Das ist die Antwort mit der gerundeten Zahl. Nimm jetzt die genaue Tasse.',
  whole: 'Sieh noch einmal hin: Welche Zahl ist hier das Ganze, und welche der Teil?',
  otherPart: 'Das ist einer der anderen Teile. Welcher Prozentsatz gehört zu diesem?',
  difference: 'Das ist, wie viel mehr es ist. „Wievielmal“ heißt: teile.',
};

export const right = 'Richtig.';
export const readAs = (number: string) => `Wir lesen ${number}.`;
export const notYet = 'Noch nicht. Die Hilfe sagt, wie du anfängst.';

export const HINTS = {
  'share-part': 'Teile deine Tassen durch alle Tassen. Dann nimm das mal hundert.',
  'share-one-in': 'Teile alle Tassen durch deine.',
  'cups-how-many': 'Jeder Liter fasst so viele Tassen. Also multipliziere.',
  'cups-exact': 'Mach aus den Litern erst Milliliter: mal tausend. Dann teile durch eine Tasse.',
  'lake-percent': 'Teile das Wasser der Mode durch das des Sees. Dann nimm das mal hundert.',
  'lake-times': 'Such erst die Hälfte des Sees. Wie oft passt das Wasser der Mode hinein?',
  'percent-cotton': 'Nimm den einen Prozentsatz vom anderen: Multipliziere beide und teile durch hundert.',
  'unit-times': 'Teile die Zahl im Diagramm durch die in der Tabelle.',
  'unit-grams': 'Tausend Gramm sind ein Kilogramm.',
  'columns-cotton': 'Multipliziere die zwei Zahlen der Baumwolle. Dann teile durch tausend.',
  'columns-sum': 'Fülle erst jede Zeile aus. Dann zähle die letzte Spalte zusammen.',
  'columns-percent': 'Teile das Wasser der Baumwolle durch die Summe. Dann nimm das mal hundert.',
  count: 'Prozent heißt von hundert. Nimm die Liter mal den Prozentsatz und teile durch hundert.',
  'jeans-years':
    'Mach aus den Litern Tassen. Teile durch acht, das gibt Tage. Dann teile durch die Tage eines Jahres.',
  'jeans-times': 'Teile deine Jahre durch die Jahre der Behauptung.',
  'lint-cups':
    'Schritt für Schritt: von Saatbaumwolle zu Faser, vom Kilogramm zum T-Shirt, von Litern zu Tassen.',
  'places-times': 'Teile die Tassen von Xinjiang durch die von China.',
  'lives-making': 'Mach aus den Kilogramm Gramm. Dann verteile sie auf jedes Mal, das man es trägt.',
};
