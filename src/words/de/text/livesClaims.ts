// What the claims of the page about two lives say, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/livesClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./livesClaims')>;

const MODEL =
  'CO2e: andere Gase sind eingerechnet. Ein Modell des französischen Staates, der es eines von vielen nennt.';

export const POWER = {
  boundary: 'Eine Kilowattstunde aus der Steckdose, im Mittel eines Jahres.',
  note: 'Ein Mittelwert: Bei dir ändert er sich mit der Stunde und mit deinem Vertrag.',
};
export const POWERS = {
  'power-ch': 'CO2 von Strom: Schweiz',
  'power-be': 'CO2 von Strom: Belgien',
  'power-es': 'CO2 von Strom: Spanien',
  'power-pt': 'CO2 von Strom: Portugal',
  'power-gb': 'CO2 von Strom: Vereinigtes Königreich',
  'power-tr': 'CO2 von Strom: Türkei',
  'power-it': 'CO2 von Strom: Italien',
  'power-eu': 'CO2 von Strom: Mittel der EU',
  'power-us': 'CO2 von Strom: USA',
  'power-tn': 'CO2 von Strom: Tunesien',
  'power-de': 'CO2 von Strom: Deutschland',
  'power-pl': 'CO2 von Strom: Polen',
};

export const CLAIMS = {
  'making-co2': {
    title: 'Ein T-Shirt herstellen',
    boundary:
      'Ein T-Shirt aus Baumwolle von {light-shirt} Gramm bis in den Laden. Nutzung und Ende sind nicht gezählt.',
    note: `${MODEL} Veröffentlichte Werte für ein ganzes Leben reichen von {published-shirts-co2.low} bis {published-shirts-co2.high} Kilogramm, eine breitere Spanne als die Herstellung allein.`,
  },
  'life-wears': {
    title: 'Wie oft ein T-Shirt nach Europas Regel getragen wird',
    boundary:
      'Wie oft ein T-Shirt getragen wird, bis man es weggibt: So setzt es die Regel für Produkte fest.',
    note: 'Eine Vereinbarung. Leute, die an der Regel arbeiteten, nennen sie ein Urteil von Fachleuten, und sie ist umstritten.',
  },
  'lasting-factor': {
    title: 'Wie viel länger oder kürzer ein T-Shirt halten kann',
    boundary:
      'Die Zahl der Male, mit diesem Faktor malgenommen: von einem, das in Tests versagt, bis zu einem, das alle besteht.',
    note: 'Wir nehmen ihn als Spanne dafür, wie lange ein T-Shirt wirklich hält.',
  },
  'light-shirt': {
    title: 'Gewicht des T-Shirts im Modell',
    boundary: 'Ein T-Shirt aus Baumwolle.',
    note: 'Das T-Shirt unserer Wasserzahlen wiegt {shirt-weight} Gramm: Das nehmen wir als oberes Ende. Die Wahl ist unsere.',
  },
  'washing-energy': {
    title: 'Strom einer Wäsche',
    boundary: 'Nur die Maschine, für ein Kilogramm Kleidung.',
    note: 'Bleibt hier gleich. Eine kühlere Wäsche braucht weniger.',
  },
  'drying-energy': {
    title: 'Strom eines Trockners',
    boundary: 'Ein Kilogramm Kleidung.',
    note: 'Wenig für einen Trockner, der seine Wärme nach draußen bläst: Unser oberes Ende ist {drying-energy-high} kWh pro kg.',
  },
  'drying-energy-high': {
    title: 'Strom eines Trockners, unser oberes Ende',
    boundary: 'Ein Kilogramm Kleidung in einem älteren Trockner.',
    note: 'Ein schlechter Trockner nach dem europäischen Label der 1990er. Neue brauchen weniger: ein Drittel davon oder drei Viertel.',
  },
  'washes-dried': {
    title: 'Wäschen, die nach Europas Regel im Trockner enden',
    boundary: 'Ein Mittel über viele Haushalte.',
    note: 'Bei dir ist es jede, keine oder etwas dazwischen: Darum lässt es sich verschieben.',
  },
  'washes-dried-less': {
    title: 'Wäschen, die auf unserem Weg zum kleinen Anteil im Trockner enden',
    boundary: 'Die Hälfte dessen, was Europas Regel festsetzt.',
    note: 'Unsere eigene Wahl, damit der Anteil der Nutzung nahe an {use-phase-share}\u00a0% kommt.',
  },
  'washes-ironed': {
    title: 'Wäschen, nach denen ein T-Shirt nach Europas Regel gebügelt wird',
    boundary: 'Ein Mittel über viele Haushalte.',
    note: 'Viele T-Shirts werden nie gebügelt.',
  },
  'ironing-time': {
    title: 'Ein T-Shirt bügeln',
    boundary: 'Die Methode sagt zwei Minuten, ihre Tabelle etwas mehr.',
    note: 'Den Wert der Tabelle nehmen wir als Mitte, den anderen als unteres Ende.',
  },
  'iron-power': {
    title: 'Leistung eines Bügeleisens',
    boundary: 'Solange es an ist.',
    note: 'Der Wert des Modells.',
  },
  'wears-a-wash': {
    title: 'Wie oft ein T-Shirt im Modell bis zur Wäsche getragen wird',
    boundary: 'Ein T-Shirt.',
    note: 'Im Modell wird das T-Shirt nach jedem Tragen gewaschen.',
  },
  'washing-liters': {
    title: 'Wasser einer Wäsche',
    boundary: 'Ein Kilogramm Kleidung, Wasser aus der Leitung.',
    note: 'Auf der Seite steht eine andere Einheit, die nicht stimmen kann. Die Punkte des Modells für knappes Wasser bleiben hier weg: Sie sind keine Liter.',
  },
  'making-a-wear': {
    title: 'Ein T-Shirt herstellen, verteilt auf {life-wears}-mal Tragen',
    boundary: 'Das Herstellen, verteilt auf die Male nach Europas Regel.',
    note: 'Die Pflege kommt dazu.',
  },
  'rule-use-share': {
    title: 'Anteil der Nutzung am CO2 eines T-Shirts: Europas Regel',
    boundary: 'Waschen, Trocknen und Bügeln, von allem, was einmal Tragen verursacht.',
    note: '{life-wears}-mal getragen, jedes Mal gewaschen, {washes-dried}\u00a0% im Trockner, {washes-ironed}\u00a0% gebügelt, der mittlere Strom der EU.',
  },
  'lower-use-share': {
    title: 'Anteil der Nutzung am CO2 eines T-Shirts: ein Weg zum kleinen Anteil',
    boundary: 'Dasselbe, mit {washes-dried-less}\u00a0% im Trockner.',
    note: 'Nahe an den {use-phase-share}\u00a0% einer Studie. Wir wissen nicht, ob sie mit diesen Werten rechnet.',
  },
  'higher-use-share': {
    title: 'Anteil der Nutzung am CO2 eines T-Shirts: ein Weg zum großen Anteil',
    boundary: 'Dasselbe, immer im Trockner, immer gebügelt, mit dem Strom von Polen.',
    note: 'Nahe an den {published-use-share}\u00a0% einer anderen Studie.',
  },
  'washes-liters': {
    title: 'Wasser aller Wäschen eines T-Shirts',
    boundary: '{life-wears} Wäschen eines T-Shirts von {shirt-weight} Gramm.',
    note: 'Ein T-Shirt von {light-shirt} Gramm braucht weniger.',
  },
  'washes-share': {
    title: 'Alle Wäschen im Vergleich zu Anbau und Herstellung',
    boundary: 'Das Wasser von {life-wears} Wäschen, von den {shirt-liters} Litern für Anbau und Herstellung.',
    note: 'Zwei Arten Wasser: Wasser aus der Leitung steht hier neben Regen und Flüssen.',
  },
};
