// Typed answers and levels of the worksheet, in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../en/check';
import type { Translation } from '../translation';
import { LEVELS } from './text/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./check')>;

export const yourAnswer = 'Deine Antwort';
export const check = 'Prüfen';
export const hint = 'Hilfe';
export const levelName = 'Stufe';
export const quickOnly = 'Nur auf dem Blatt für Schnelle';

export const quickPupils = {
  name: 'Schnelle',
  what: `Wähle „${LEVELS.quick}“: Nach den anderen Aufgaben kommen noch mehr.`,
};

export const rubricTitle = 'Punkte für eine Antwort in Worten';
export const rubricLead = 'Einen Punkt für jedes davon. Die Beispiele handeln von einem T-Shirt.';
export const forExample = 'Zum Beispiel: ';
export const RUBRIC = [
  {
    what: 'Die Zahl hat ihre Einheit und sagt, worum es geht.',
    example: 'Die Baumwolle eines T-Shirts braucht {cotton-liters} Wasser.',
  },
  {
    what: 'Der Weg zur Zahl lässt sich nachgehen.',
    example: '{cotton-liters} mal {cups-per-liter:number} sind {cotton-cups}.',
  },
  {
    what: 'Es steht da, was gezählt wird und was fehlt.',
    example: 'Gezählt sind Bewässerung, Regen und [dilution]. Es fehlen die Fabrik und das Waschen.',
  },
  {
    what: 'Es steht da, wie sicher man ist, und warum.',
    example:
      'Bei der Größenordnung bin ich sicher, nicht bei jeder Ziffer: Eine neuere Zählung ohne Verdünnung ergibt {icac-newer-shirt-liters}.',
  },
];
