// The names of the story's moments, and what a teacher may say at each, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/moments';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./moments')>;

export const shirt = {
  'how-many': {
    name: 'Wie viele?',
    note: 'Lass alle laut raten und tipp eine Zahl ein, oder geh einfach weiter.',
  },
  shirt: { name: 'Das T-Shirt', note: 'Sucht die gelben Tassen. Wer war am nächsten dran?' },
  all: { name: 'Dreierlei Wasser', note: 'Frag: Woher kam all dieses Wasser?' },
  bleaching: {
    name: 'Bleichen',
    note: 'Die Fabrik beginnt. Die hellen Tassen sind sicher, die anderen vielleicht nötig.',
  },
  dyeing: {
    name: 'Färben',
    note: 'Warum ist die Spanne so groß? Dunkle Farben brauchen mehr Bäder als helle.',
  },
  printing: { name: 'Bedrucken', note: 'Frag: Trägt heute jemand etwas Bedrucktes?' },
  finishing: {
    name: 'Ausrüsten',
    note: 'Zählt zusammen. Braucht die Fabrik mehr als das Feld oder weniger?',
  },
  closing: { name: 'Alles zusammen', note: 'Was hat die Behauptung weggelassen?' },
};

export const where = {
  places: {
    name: 'Wo Baumwolle wächst',
    note: 'Alle raten, bevor du drückst. Dann dreh die Reihenfolge um.',
  },
  stress: { name: 'Der Durst des Landes', note: 'Wem gehört das Wasser, und wer braucht es noch?' },
  'old-map': { name: 'Diese Karte ist alt', note: 'Frag: Wie alt darf eine Zahl sein?' },
};

export const lake = {
  claim: {
    name: 'Die Behauptung',
    note: 'Lass alle raten, wie viel vom See es ist. Frag: Wie könnten wir das prüfen?',
  },
  check: { name: 'Die Prüfung', note: 'Eine Division hat gereicht. Wie groß war der Fehler?' },
  textile: {
    name: 'Aus Fäden wird Stoff',
    note: 'Unsere eigene Tabelle passt dazu. Ist das ein Beweis, oder kommt beides vielleicht aus derselben Quelle?',
  },
  cotton: { name: 'Baumwolle', note: 'Ein Prozentsatz von einem Prozentsatz: Wovon ist das ein Teil?' },
};

export const costs = {
  process: {
    name: 'Vom Feld bis zur Wäsche',
    note: 'Lass zuerst raten: Welcher Teil stößt am meisten aus? Dann lass es zeigen.',
  },
  energy: {
    name: 'Wasser und Energie',
    note: 'Sucht eine Faser, die auf beiden Seiten niedrig ist. Gibt es eine?',
  },
  co2: { name: 'Wasser und CO2', note: 'Bleibt die beste auch hier die beste?' },
  cards: { name: 'Die Fasern', note: 'Alle wählen eine und sagen, warum.' },
  tips: { name: 'Was tun?', note: 'Was davon könnte unsere Klasse tun? Niemand muss.' },
  end: { name: 'Das Ende', note: 'Welche Fehler haben wir gefunden?' },
};

export const lives = {
  'two-lives': {
    name: 'Zwei Leben',
    note: 'Verschiebt eins und seht auf die Zahl der Welten. Erst raten: Steigt sie oder fällt sie?',
  },
  studies: {
    name: 'Zwei Studien',
    note: 'Warum können zwei sorgfältige Studien so weit auseinanderliegen? Drückt die Knöpfe nacheinander.',
  },
};
