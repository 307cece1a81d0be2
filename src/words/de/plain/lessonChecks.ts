// What is said of a typed answer, in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/lessonChecks';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonChecks')>;

export const SLIPPED = {
  percentOfPercent:
    'Das ist ein Prozent von einem Teil. Gefragt ist ein Prozent vom Ganzen: Nimm das eine Prozent vom anderen.',
  seedCotton: 'Da sind die Samen mitgezählt. Ein T-Shirt ist nur aus der Faser.',
  unit: 'Sieh auf die Einheiten. Eine davon ist nicht in die andere umgerechnet.',
  perKilogram: 'Das ist pro Kilogramm. Gefragt ist nach einem T-Shirt.',
  decimals: 'Die Ziffern stimmen. Das Komma steht an einer anderen Stelle.',
  upsideDown: 'Dreh das Teilen um: Was wird geteilt, und wodurch?',
  hundred: 'Prozent heißt von hundert. Ein Schritt mit hundert fehlt oder ist zu viel.',
  rounded: 'Das ist die Antwort mit der gerundeten Zahl. Nimm jetzt die genaue Tasse.',
  whole: 'Sieh noch einmal hin: Welche Zahl ist hier das Ganze, und welche der Teil?',
  otherPart: 'Das ist einer der anderen Teile. Welches Prozent gehört zu diesem?',
  difference: 'Das ist, wie viel mehr es ist. „Wievielmal“ heißt: teile.',
};
