// Typed answers and levels of the worksheet, in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../en/check';
import type { Translation } from '../translation';
import { LEVELS } from './plain/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./check')>;

export const yourAnswer = 'Deine Antwort';
export const check = 'Prüfen';
export const hint = 'Tipp';
export const levelName = 'Stufe';
export const quickOnly = 'Nur auf dem Blatt für Schnelle';

export const quickPupils = {
  name: 'Schnelle',
  what: `Wähle „${LEVELS.quick}“: Nach den anderen Aufgaben kommen noch mehr. Am Ende steht ein leerer Beleg, für eine Zahl aus den Nachrichten.`,
};

export const receiptTitle = 'Ein leerer Beleg';
export const receiptLead = 'Für jede Zahl in den Nachrichten. Fülle ihn aus, bevor du sie weitersagst.';
export const RECEIPT_LINES = [
  'Die Zahl mit ihrer Einheit',
  'Wer es sagt, und wo',
  'Was sie zählt',
  'Was sie auslässt',
  'Prüf sie: Teile sie durch eine Zahl, die du kennst',
  'Was herauskommt, und wie weit die Aussage daneben liegt',
  'Wie sicher ich bin, und warum',
];
