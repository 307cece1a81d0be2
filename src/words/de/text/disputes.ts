// The words of two numbers that seem to disagree, on the sources page, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/disputes';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./disputes')>;

export const title = 'Ein Jahr Mode';

/** Of the axis. */
export const unit = 'Milliarden Kubikmeter';

/** What the parts of the bars are. */
export const KINDS = {
  clothes: 'Kleidung',
  textiles: 'Andere Textilien',
  washing: 'Waschen zu Hause',
  fields: 'Nur bewässerte Felder',
  fieldsWide: 'Felder, mit Regen und Verschmutzung',
  unsaid: 'Nicht gesagt',
};

/** Who says it, and what it counts, by figure. */
export const ESTIMATES = {
  'fashion-water': { label: 'Pulse-Bericht', counts: 'Die Modeindustrie.' },
  'textiles-water': {
    label: 'Ellen MacArthur Foundation',
    counts:
      'Alle Textilien, auch der Anbau der Baumwolle. Kleidung sind über zwei Drittel; Waschen kommt dazu.',
  },
  'unep-water': {
    label: 'UN-Umweltprogramm',
    counts: 'Die Kleidungs- und Textilindustrie. Mehr sagt das Diagramm nicht, das wir sahen.',
  },
  'textile-water': {
    label: 'Textilherstellung, in unserer Geschichte',
    counts: 'Wohl bewässerte Faserfelder und sonst nichts.',
  },
  'six-fabrics-water': {
    label: `Unsere ${fabricCount} Stoffe`,
    counts: 'Liter pro Kilogramm, mal die Produktion eines Jahres.',
  },
  'newer-cotton-irrigation': {
    label: 'Bewässerung für Baumwolle, nach einer neueren Studie',
    counts: 'Nur bewässerte Baumwollfelder, der Mittelwert von fünf Ernten.',
  },
  'cotton-wide-water': {
    label: 'Der ganze Wasserfußabdruck der Baumwolle',
    counts: 'Nur Baumwolle, mit ihrem Regen und dem Wasser zum Verdünnen ihrer Verschmutzung.',
  },
};

/** The questions that have a range each, by figure. */
export const RANGES = {
  'fields-range': 'Bewässerte Felder',
  'clothes-range': 'Kleidung',
  'textiles-range': 'Alle Textilien',
};
