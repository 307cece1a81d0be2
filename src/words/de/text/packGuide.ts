// The guide that lies in the offline pack, and what stands in the pack where pages lead to it, in German.
// Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/packGuide';
import type { Translation } from '../../translation';
import { slipCount } from './corrections';
import { fabricCount } from './fabrics';
import { taskCount } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./packGuide')>;

export const title = 'Threadprint im Unterricht: eine Anleitung';
export const heading = 'Threadprint, ohne Netz';
export const howToOpen =
  'Entpacke zuerst den ganzen Ordner. Öffne dann diese Seite oder eine der Seiten unten mit einem Browser. Nichts wird installiert, nichts wird gesendet.';
export const contents = 'Was hier liegt';

/** What each page is called, and what is on it. */
export const PAGES = {
  home: { name: 'Anfang', text: 'Eine Frage: Wie viele Tassen Wasser trinkst du am Tag?' },
  shirt: { name: 'Ein T-Shirt', text: 'Das Wasser hinter einem T-Shirt aus Baumwolle, in Tassen.' },
  industry: { name: 'Die Industrie', text: 'Was die Mode in einem Jahr trinkt, mit unseren Prüfungen.' },
  costs: { name: 'Die Kosten', text: 'CO2, Energie und Wasser, Fasern auf Karten und Tipps.' },
  lives: {
    name: 'Zwei Leben',
    text: 'Ein T-Shirt, auf zwei Arten getragen und gepflegt, und was niemand weiß.',
  },
  production: { name: 'Diagramm: Phasen', text: 'CO2, Phase für Phase im Leben eines T-Shirts.' },
  fabrics: { name: 'Diagramme: Stoffe', text: `Wasser, Energie und CO2 von ${fabricCount} Stoffen.` },
  sources: { name: 'Quellen', text: 'Jede Zahl, woher sie kommt und was wir herausgefunden haben.' },
  teach: { name: 'Unterricht', text: 'Ein Plan für eine lange oder kurze Stunde.' },
  worksheet: { name: 'Arbeitsblatt', text: `${capitalize(taskCount)} Aufgaben zum Drucken.` },
  answers: { name: 'Lösungen', text: 'Die Antworten, mit ihrer Rechnung.' },
  slip: { name: 'Finde den Fehler', text: `${capitalize(slipCount)} Behauptungen zum Prüfen.` },
  class: { name: 'Unsere Klasse', text: 'Eine Tabelle zum Ausfüllen.' },
  do: { name: 'Vermuten, prüfen, erzählen', text: 'Ein Blatt für deine Frage und deine Stationen.' },
};
export const still =
  'Auf diesen Seiten stehen der ganze Text und jedes Diagramm in seinem Endzustand. Die Geschichte mit Bewegung braucht einen Server: siehe README des Quelltexts.';

export const ideas = 'Drei Ideen für den Unterricht';
export const guess = 'Erst schätzen.';
export const guessHow =
  'Lass alle eine Zahl von Tassen aufschreiben, bevor du „Ein T-Shirt“ öffnest. Wer liegt am nächsten?';
export const slip = 'Den Fehler finden.';
export const slipHow =
  'In unserem ersten Entwurf stand eine Behauptung über einen See, die zehnmal zu groß ist. Rechne den Anteil selbst aus. Vergleiche dann mit unserer Prüfung.';
export const multiply = 'Zwei Spalten malnehmen.';
export const multiplyHow = (linkTable: (text: string) => string) =>
  `Nimm ${linkTable('die Tabelle der Stoffe')}: Wasser für ein Kilogramm, mal die Produktion im Jahr. Welche Faser trinkt am meisten?`;

export const tables = (json: string) => `Die Tabellen liegen hier auch als ${json}.`;
export const terms = (linkLicenses: (text: string) => string) =>
  `Text, Diagramme und Bilder: CC BY 4.0. Code: MIT. Teile von anderen: ${linkLicenses('Lizenzen')}.`;

/** In a page of the pack, instead of the link to the pack. */
export const hereAlready = 'Das ist die Offline-Kopie: Du hast sie schon.';
