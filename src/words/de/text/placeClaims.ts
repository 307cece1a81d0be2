// What the claims of the page about places say, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/placeClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./placeClaims')>;

const USED_UP =
  'Wasser, das auf dem Feld verdunstet ist, für ein Kilogramm Saatbaumwolle, Mittel von 1996–2005.';
const FOR_LINT =
  'Für {shirt-weight} Gramm Fasern, Mittel von 1996–2005. Spinnen und Färben sind nicht dabei.';
const NEWER = 'Mittel der Welt für 2020–2024, für {shirt-weight} Gramm Fasern.';
const BALES = 'Saison 2023–2024: ein Anteil an den Ballen der Welt.';

export const PLACE_CLAIMS = {
  irrigation: {
    title: 'Wasser aus Flüssen und Brunnen für ein Kilogramm Saatbaumwolle: #',
    boundary: USED_UP,
    note: 'Es ist nicht alles, was gepumpt wurde.',
  },
  rain: {
    title: 'Regen für ein Kilogramm Saatbaumwolle: #',
    boundary: USED_UP,
    note: 'Zwei Teams haben die Tabelle der Studie getrennt voneinander ausgelesen und stimmen in jeder Zelle überein.',
  },
  'river-cups': {
    title: 'Tassen aus Flüssen und Brunnen für die Baumwolle eines T-Shirts: #',
    boundary: FOR_LINT,
    note: 'Ganze Tassen: Die angebrochene fällt weg. Gezählt hat sie eine andere Studie als die {cotton-cups} Tassen.',
  },
  'rain-cups': {
    title: 'Tassen Regen für die Baumwolle eines T-Shirts: #',
    boundary: FOR_LINT,
    note: 'Ganze Tassen: Die angebrochene fällt weg. Gezählt hat sie eine andere Studie als die {cotton-cups} Tassen.',
  },
  harvest: {
    title: 'In einem Jahr gepflückte Saatbaumwolle: #',
    boundary: 'Um das Jahr 2000, Fasern und Samen zusammen.',
    note: 'Aus einer Karte der Ernten um 2000, von anderen zusammengezählt: nicht aus der Wasserstudie.',
  },
};

// What is otherwise with one place's number.
export const WORLD_NOTE = 'In einer Kopie der Tabelle gelesen; sie passt zu den Jahresmengen der Studie.';
export const XINJIANG_NOTE = 'In einer Kopie der Tabelle gelesen, in der Provinzen Nummern haben.';
export const EMPTY_CELL_NOTE = 'Die Tabelle der Studie lässt diese Zelle leer: Wir zeichnen keine.';

export const COUNTRY_CLAIMS = {
  volume: {
    title: 'Wasser aus Flüssen und Brunnen, das Baumwolle im Jahr verbraucht: #',
    boundary: 'Wasser, das auf den Baumwollfeldern des Landes verdunstet ist, Mittel von 1996–2005.',
    note: 'Die Karten der Studie selbst, von anderen zusammengezählt.',
  },
  stress: {
    title: 'Wasserstress 2018: #',
    boundary:
      'Was alle Nutzer des Landes entnehmen, als Anteil an seinem erneuerbaren Süßwasser, ohne das, was die Natur braucht.',
    note: 'Zahl der FAO für 2018; für manche Länder ist sie älter. Es geht um alles, was ein ganzes Land entnimmt, nicht um ein Baumwollfeld. Die Flüsse bekommen zuerst, was sie brauchen, und viele Länder entsalzen Meerwasser; darum kann es mehr als das Ganze sein.',
  },
};

export const CLAIMS = {
  'lint-water': {
    title: 'Wasser für ein Kilogramm Baumwollfasern',
    boundary:
      'Weltweites Mittel, 1996–2005: Bewässerung, Regen und Verdünnung. Fasern und Samen teilen es sich nach ihrem Wert.',
    note: 'Mit dem Wasser der Saatbaumwolle sagt es, wie aus Saatbaumwolle Fasern werden.',
  },
  'seed-cotton-water': {
    title: 'Wasser für ein Kilogramm Saatbaumwolle',
    boundary: 'Weltweites Mittel, 1996–2005: Bewässerung, Regen und Verdünnung.',
    note: 'Saatbaumwolle sind Fasern und Samen zusammen, wie sie gepflückt werden.',
  },
  'grown-irrigation': {
    title: 'Wasser aus Flüssen und Brunnen, das die Baumwolle der Welt im Jahr verbraucht',
    boundary:
      'Wasser, das auf allen Baumwollfeldern verdunstet ist, Mittel von 1996–2005, für Fasern und Samen.',
    note: 'Eine andere Studie nennt {fashion-water} Milliarden Kubikmeter für die ganze Mode. Studien zählen verschieden.',
  },
  'grown-rain': {
    title: 'Regen, den die Baumwolle der Welt im Jahr verbraucht',
    boundary:
      'Regen, der auf allen Baumwollfeldern verdunstet ist, Mittel von 1996–2005, für Fasern und Samen.',
    note: 'Er wäre auch ohne Baumwolle gefallen.',
  },
  'grown-dilution': {
    title: 'Sauberes Wasser, das im Jahr die Schadstoffe der Baumwollfelder der Welt verdünnen würde',
    boundary: 'Nur gezählt, nie ausgegossen; Mittel von 1996–2005, für Fasern und Samen.',
    note: 'Die Tabelle der Studie für ein Kilogramm hat etwas mehr.',
  },
  'grown-dilution-part': {
    title: 'Die Verdünnung im Wasser der Baumwolle der Welt',
    boundary: 'Von Bewässerung, Regen und Verdünnung zusammen, Mittel von 1996–2005.',
    note: 'Die Bilder nach Orten lassen sie weg: Für manche gibt es in den Daten keine.',
  },
  'stressed-share': {
    title: 'Fluss- und Brunnenwasser der Baumwolle aus Ländern mit hohem Wasserstress',
    boundary:
      'Von allem Wasser aus Flüssen und Brunnen, das Baumwolle verbraucht: der Teil der Länder, die 2018 mehr als drei Viertel ihres erneuerbaren Wassers entnahmen, ohne das, was die Natur braucht.',
    note: 'Das Wasser wurde für 1996–2005 gezählt, der Stress für 2018.',
  },
  'xinjiang-share': {
    title: 'Xinjiangs Anteil an Chinas Baumwolle',
    boundary: 'Von den Fasern, die China 2024 geerntet hat.',
    note: 'Chinas Statistikamt, zitiert von einer Nachrichtenagentur.',
  },
  'xinjiang-times': {
    title: 'Ein T-Shirt aus Xinjiang gegen eines aus Chinas altem Mittel',
    boundary: 'Tassen aus Flüssen und Brunnen, beide für 1996–2005 gezählt.',
    note: 'Eine neuere Zählung nach Orten haben wir nicht gefunden.',
  },
  'newer-river-cups': {
    title: 'Tassen aus Flüssen und Brunnen für die Baumwolle eines T-Shirts, nach einer neueren Studie',
    boundary: NEWER,
    note: 'Die Zählung des Baumwollkomitees. Nach Orten haben wir keine gefunden.',
  },
  'newer-rain-cups': {
    title: 'Tassen Regen für die Baumwolle eines T-Shirts, nach einer neueren Studie',
    boundary: NEWER,
    note: 'Die Zählung des Baumwollkomitees. Nach Orten haben wir keine gefunden.',
  },
  'two-growers-share': {
    title: 'Chinas und Indiens Anteil an der Baumwolle der Welt',
    boundary: BALES,
    note: 'Die eigene Tabelle des US-Landwirtschaftsministeriums: eine Prognose vom März 2024.',
  },
  'brazil-share': {
    title: 'Brasiliens Anteil an der Baumwolle der Welt',
    boundary: BALES,
    note: 'Die eigene Tabelle des US-Landwirtschaftsministeriums: eine Prognose vom März 2024.',
  },
};
