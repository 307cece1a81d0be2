// The parts of the lesson and what is done in each, by their ids, in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonPlan';
import type { Translation } from '../../translation';
import { taskPlace } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lessonPlan')>;

export const LESSON = {
  guess: {
    name: 'Schätzen',
    what: 'Jedes Kind sagt, wie viele Tassen Wasser es am Tag trinkt. Tippe die Antworten in die Klassentafel. Dann schätzen alle: Wie viele Tassen braucht die Baumwolle eines T-Shirts?',
  },
  story: {
    name: 'Die Geschichte lesen',
    what: 'Zeig das T-Shirt und den See auf der großen Leinwand. Halte bei einer Behauptung an und frag: Kann das stimmen?',
  },
  slip: {
    name: 'Den Fehler finden',
    what: `Zu zweit prüfen die Jugendlichen eine Behauptung mit zwei Zahlen. Auf Papier lösen sie die Aufgaben ${taskPlace('lake')} bis ${taskPlace('unit')} des Arbeitsblatts.`,
  },
  discuss: {
    name: 'Darüber reden',
    what: 'Welches Wasser soll zählen: der Fluss, der Regen oder beides? Wer hat einen Grund? Es gibt mehr als eine gute Antwort.',
  },
  exit: {
    name: 'Zum Schluss',
    what: 'Alle schreiben eine Zahl von heute auf und was sie zählt.',
  },
};

/** The same, when there is little time. */
export const SHORT_LESSON = {
  guess: {
    name: 'Schätzen',
    what: 'Alle schätzen: Wie viele Tassen braucht die Baumwolle eines T-Shirts?',
  },
  lake: { name: 'Die Seite zum See lesen', what: 'Zeig nur den See. Halte bei der Behauptung an.' },
  slip: {
    name: 'Den Fehler finden',
    what: `Zu zweit lösen die Jugendlichen Aufgabe ${taskPlace('lake')} des Arbeitsblatts und sagen, wie groß der Fehler ist.`,
  },
  exit: { name: 'Zum Schluss', what: 'Eine Zahl von heute und was sie zählt.' },
};
