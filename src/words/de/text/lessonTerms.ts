// Words of the story that pupils may not know, by their ids, in plain ones, in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonTerms';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonTerms')>;

export const TERMS = {
  irrigation: {
    name: 'Bewässerung',
    meaning:
      'Wasser, das man aus einem Fluss, einem See oder einem Brunnen aufs Feld bringt. Regen zählt nicht.',
  },
  dilution: {
    name: 'Verdünnung',
    meaning:
      'Das Wasser, das man bräuchte, um schmutziges Wasser so zu verdünnen, dass es sauber genug ist. Man rechnet es aus, man gießt es nicht.',
  },
  footprint: {
    name: 'Fußabdruck',
    meaning: 'Alles Wasser oder alles CO2e, das es braucht, um ein Ding herzustellen und zu benutzen.',
  },
  'per-kilogram': {
    name: 'pro Kilogramm',
    meaning: 'Für jedes Kilogramm. So lassen sich Dinge vergleichen, die nicht gleich schwer sind.',
  },
  co2e: {
    name: 'CO2e',
    meaning: 'CO2 und andere Gase, die die Luft wärmer machen, zusammengezählt, als wäre alles CO2.',
  },
  kwh: {
    name: 'kWh',
    meaning:
      'Kilowattstunde, eine Einheit für Energie. Ein Gerät mit einer Leistung von einem Kilowatt braucht in einer Stunde eine davon.',
  },
  lint: {
    name: 'Baumwollfaser',
    meaning: 'Die weiche Faser der Baumwolle, wenn die Samen heraus sind.',
  },
};
