// The tables that anyone may take, in German. Translated by machine; no native speaker has read it yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/tables';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./tables')>;

export const packageTitle = 'Threadprint: jede Zahl der Geschichte, mit allem, was dahintersteht';
export const packageDescription =
  'Was ein T-Shirt trinkt und was Kleidung den Planeten kostet: jede Zahl mit Einheit, mit dem, was sie zählt, mit Quelle, Rechnung und damit, wie sicher wir sind.';

export const TABLES = {
  claims: 'Jede Zahl der Geschichte',
  sources: 'Was wir gelesen haben oder hätten lesen sollen',
  fabrics: `${capitalize(fabricCount)} Stoffe: Wasser, Energie, CO2 und Weltproduktion`,
  phases: 'CO2 pro Phase der Herstellung',
  places: 'Wo Baumwolle wächst und welches Wasser sie dort braucht',
  countries: 'Bewässerung der Baumwolle und Wasserstress, nach Land',
  lives: 'Womit das Modell der zwei Leben rechnet',
};

export const FIELDS = {
  id: 'Ihr Name hier; Formeln und Adressen benutzen ihn',
  title: 'Wie sie heißt',
  name: 'Wie es heißt',
  value: 'Die Zahl; leer bei einer Spanne',
  low: 'Das untere Ende einer Spanne',
  high: 'Das obere Ende einer Spanne',
  unit: 'Die Einheit von value, low und high',
  text: 'Die Zahl, wie die Geschichte sie schreibt',
  boundary: 'Was gezählt wird und was nicht',
  year: 'Das Jahr oder die Jahre, um die es geht',
  page: 'Die Seite, auf der sie zuerst steht',
  verdict: 'Was unsere Prüfung ergeben hat',
  grade: 'Woher wir es wissen',
  restsOn: 'Die unbestätigten Zahlen, auf denen die Rechnung beruht, nach id',
  formula: 'Die Rechnung mit anderen Zahlen, nach id; bei einer Spanne das untere Ende',
  formulaHigh: 'Die Rechnung für das obere Ende einer Spanne',
  step: 'Das Ergebnis wird auf ein Vielfaches davon gerundet',
  rounding: 'Auf, ab oder nach außen; leer: zum nächsten',
  note: 'Was man vor dem Gebrauch wissen sollte',
  document: 'Die Quelle, in der wir sie gelesen haben, nach id',
  place: 'An welcher Stelle dieser Quelle',
  readOn: 'Der Monat oder Tag, an dem wir sie gelesen haben',
  sourceIds: 'Die Quellen dahinter, nach id',
  license: 'Unsere Lizenz: für Worte, Tabelle und unsere Rechnung',
  sourceLicense: 'Die Lizenz der Quelle; „not read“, wo niemand von uns ihre Bedingungen gelesen hat',
  authors: 'Personen oder die Stelle, die zeichnet',
  publisher: 'Wer es veröffentlicht',
  link: 'Die genaue Seite',
  site: 'Wo die genaue Seite nicht wiedergefunden wurde: die Website, auf der sie gelesen wurde',
  reading: 'Wie weit wir sie gelesen haben',
  weakness: 'Was die gelesene Seite schwach macht',
  water: 'Wasser für ein Kilogramm Faser, in Litern',
  energy: 'Energie für ein Kilogramm Faser: Die Achse sagt kWh, die Werte passen aber zu Megajoule',
  co2: 'CO2e für ein Kilogramm Faser, in Kilogramm',
  production: 'Faser, die weltweit in einem Jahr um 2018 hergestellt wurde, in Millionen Tonnen',
  share: 'Anteil an allen Phasen, in Prozent',
  emissions: 'CO2e; die Achse sagt Kilogramm je Kilogramm Stoff, es passen aber Gramm je T-Shirt',
  irrigation: 'Wasser aus Flüssen und Brunnen, in Litern je Kilogramm Saatbaumwolle',
  rain: 'Regen, in Litern je Kilogramm Saatbaumwolle',
  harvest: 'Saatbaumwolle, die in einem Jahr um 2000 geerntet wurde, in Millionen Tonnen',
  volume: 'Wasser aus Flüssen und Brunnen für Baumwolle, in Milliarden Kubikmetern im Jahr',
  stress: 'Was alle entnehmen, in Prozent des erneuerbaren Wassers ohne das, was die Natur braucht, 2018',
  isUnconfirmed: 'Ob sie unbestätigt ist oder auf einer unbestätigten Zahl beruht',
};

/** Why a figure changed from one edition to the next. */
export const REASONS = {
  unread: 'Sie folgt aus einer Zahl, die niemand von uns gelesen hat.',
  wider: 'Am oberen Ende steht jetzt eine Studie über alle Baumwollfelder statt einer neueren Zählung.',
  found:
    'Sie wurden seither gelesen, im Original oder in einem Zitat, das es nennt, oder folgen aus solchen.',
};
