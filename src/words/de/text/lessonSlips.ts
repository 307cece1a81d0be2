// The claims with a slip. Of three operations and sizes the first is right; what an operation gives stands after its number, in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonSlips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonSlips')>;

export const ask = 'Wie kannst du das prüfen?';

export const people = {
  title: 'Wie lange reicht es?',
  said: 'Das Wasser hinter einem T-Shirt reicht für tausend Menschen.',
  data: ['Ein T-Shirt: {shirt-cups}.', 'Ein Mensch: {drinking-cups}.'],
  operations: [
    {
      gives: 'Menschen können davon trinken, jeder einen Tag lang',
      tells: 'Ja. Mehr als tausend Menschen. Aber schau auf die Einheit: Tassen am Tag.',
    },
    {
      gives: 'Tassen für so viele T-Shirts, wie ein Mensch Tassen trinkt',
      tells: 'Das stimmt, aber es geht um T-Shirts, nicht um Menschen. Welche Rechnung verteilt das Wasser?',
    },
    {
      gives: 'vom T-Shirt ist, was ein Mensch am Tag trinkt',
      tells: 'Auch das stimmt, und es ist winzig. Dreh es um, dann kannst du Menschen zählen.',
    },
  ],
  sizeAsk: 'Für wie lange reicht es?',
  sizes: ['Für einen Tag', 'Für einen Monat', 'Für ein Jahr'],
  found:
    'In der Behauptung fehlten drei Wörter: für einen Tag. Meint man ein Jahr, ist sie um so viele Male zu groß, wie ein Jahr Tage hat.',
} as const;

export const lake = {
  title: 'Ein halber See?',
  said: 'Die Mode braucht jedes Jahr so viel Wasser, wie im halben Ontariosee ist.',
  data: [
    'Die Mode, jedes Jahr: {fashion-water}.',
    'Der Ontariosee: {lake-ontario}. Ein Kubikkilometer ist eine Milliarde Kubikmeter.',
  ],
  operations: [
    { gives: 'Prozent des Sees', tells: 'Ja. Und die Hälfte wären fünfzig Prozent.' },
    {
      gives: 'Mal passt das Wasser der Mode in den See',
      tells: 'Auch das geht: Bei der Hälfte käme zwei heraus. Für eine Prozentangabe dreh die Rechnung um.',
    },
    {
      gives: 'Kubikkilometer blieben übrig',
      tells: 'Das stimmt, aber ein Anteil ist es nicht. Welche Rechnung teilt eine Zahl durch die andere?',
    },
  ],
  sizeAsk: 'Wievielmal zu groß ist „die Hälfte“?',
  sizes: ['Etwa zehnmal', 'Etwa zweimal', 'Etwa hundertmal'],
  found:
    'Es sind {lake-share} des Sees. Die Behauptung ist {lake-overstated} zu groß: Vielleicht ist das Komma um eine Stelle verrutscht.',
} as const;

export const california = {
  title: 'So viel wie ein Bundesstaat?',
  said: 'Stoff herzustellen braucht so viel Wasser wie Kalifornien im Jahr 2021.',
  data: [
    'Stoff herstellen: {textile-acre-feet} im Jahr. Ein Acre-Fuß bedeckt einen Acre Land einen Fuß hoch.',
    'Kalifornien, in den Jahren davor: {california-acre-feet}.',
  ],
  operations: [
    {
      gives: 'Prozent von Kaliforniens Wasser, mindestens',
      tells: 'Ja. Die beiden sind also ähnlich groß.',
    },
    {
      gives: 'Prozent: Kalifornien als Anteil am Stoff',
      tells: 'Das stimmt, aber verkehrt herum. Gefragt ist der Stoff als Anteil an Kalifornien.',
    },
    {
      gives: 'Millionen Acre-Fuß liegen dazwischen',
      tells: 'Das stimmt. Um zu sehen, ob das viel ist, brauchst du einen Anteil.',
    },
  ],
  sizeAsk: 'Beide sind ähnlich groß. Wo steckt also der Fehler?',
  sizes: [
    'Im Jahr: Die Zahlen sind aus anderen Jahren',
    'In der Einheit: Es müssten Liter sein',
    'In der Menge: zehnmal zu groß',
  ],
  found:
    'Stoff braucht {california-share} von dem, was Kalifornien in den Jahren davor verbraucht hat. Die Behauptung nennt ein Jahr, für das wir keine Summe gefunden haben.',
} as const;

export const grams = {
  title: 'Schwere Luft',
  said: 'Ein T-Shirt setzt {phases-sum:number} Kilogramm CO2 [per-kilogram] Stoff frei.',
  data: [
    'Der Anbau der Baumwolle macht {cotton-phase:number} dieser Kilogramm aus.',
    'In einer Tabelle steht: Ein Kilogramm [lint] setzt {cotton-co2:number} Kilogramm [co2e] frei.',
  ],
  operations: [
    {
      gives: 'Mal so viel, wie in der Tabelle steht',
      tells: 'Ja. Zwei Zahlen für dieselbe Sache sollten nicht so weit auseinanderliegen.',
    },
    {
      gives: 'bleiben für alles, was nach der Baumwolle kommt',
      tells:
        'Das stimmt, aber beide Zahlen sind aus einem Diagramm. Zum Prüfen braucht es eine Zahl von außen.',
    },
    {
      gives: 'Mal die Baumwolle ist das Ganze',
      tells:
        'Das stimmt, aber beide Zahlen sind aus einem Diagramm. Zum Prüfen braucht es eine Zahl von außen.',
    },
  ],
  sizeAsk: 'Mit welcher Einheit würde es passen?',
  sizes: ['Gramm, für ein T-Shirt', 'Tonnen, für ein T-Shirt', 'Liter, für ein Kilogramm'],
  found:
    'Gramm für ein T-Shirt passt: {shirt-co2}. Andere Studien fanden {published-shirts-co2}. So, wie es hieß, war allein die Baumwolle {fiber-times-over} zu groß.',
} as const;

export const fiber = {
  title: 'Faser oder Stoff?',
  said: 'Ein Kilogramm Baumwollstoff verursacht {cotton-co2:number} Kilogramm [co2e].',
  data: [
    'Bei einem T-Shirt verursacht der Anbau der Baumwolle {cotton-phase:number} Gramm. Alles, was mit dem T-Shirt geschieht, verursacht {phases-sum:number} Gramm.',
    'In der Studie hinter der Behauptung geht es um Textilfasern. Eine Faser ist das, was zu Garn gesponnen wird.',
  ],
  operations: [
    {
      gives: 'Prozent davon kommen vom Anbau der Baumwolle',
      tells: 'Ja. Das meiste kommt also später: beim Spinnen, Färben, Nähen und Waschen.',
    },
    {
      gives: 'Gramm kommen nach der Baumwolle',
      tells: 'Das stimmt. Um zu sehen, ob es viel ist, brauchst du einen Anteil.',
    },
    {
      gives: '',
      tells:
        'Die eine Zahl gilt für ein T-Shirt, die andere für ein Kilogramm. Nimm zwei, die dasselbe zählen.',
    },
  ],
  sizeAsk: 'Was ist also falsch an der Behauptung?',
  sizes: [
    'Das Wort: Sie zählt Fasern, nicht Stoff',
    'Die Einheit: Es müssten Gramm sein',
    'Die Menge: zehnmal zu groß',
  ],
  found:
    'Die Zahl zählt ein Kilogramm Fasern, vor dem Spinnen, Färben und Nähen. Auf den Achsen aller unserer Diagramme der Stoffe steht „Stoff“: Es ist ein einziger Fehler.',
} as const;

export const megajoules = {
  title: 'Zwei Arten von Energie',
  said: 'Ein Kilogramm Baumwolle braucht {cotton-energy:number} [kwh] Energie.',
  data: ['Eine andere Studie sagt: {published-cotton-energy}.', 'Eine kWh sind drei Komma sechs Megajoule.'],
  operations: [
    {
      gives: 'Megajoule pro Kilogramm',
      tells: 'Ja. Jetzt sind beide in einer Einheit, und du siehst, dass sie weit auseinanderliegen.',
    },
    {
      gives: '',
      tells:
        'Die kWh ist die größere Einheit. Für gleich viel Energie braucht es also mehr Megajoule, nicht weniger.',
    },
    {
      gives: '',
      tells: 'Die zwei Zahlen haben zwei Einheiten. Sie müssen erst in derselben stehen.',
    },
  ],
  sizeAsk: 'Wievielmal zu groß ist es?',
  sizes: ['Etwa dreimal', 'Etwa zehnmal', 'Es ist nicht zu groß'],
  found:
    'So, wie es heißt, sind es {cotton-energy-in-megajoules}. Die andere Studie hat {published-cotton-energy}. Liest man {cotton-energy:number} als Megajoule, passt es.',
} as const;
