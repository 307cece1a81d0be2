// The words of two pairs of numbers that seem to disagree, on the sources page, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/disputes';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./disputes')>;

export const TITLES = { shirts: 'Die Baumwolle eines T-Shirts', industries: 'Ein Jahr Mode' };

/** The units of the axes. */
export const UNITS = { liters: 'Liter', billionCubicMeters: 'Milliarden Kubikmeter' };

/** What the parts of the bars are. */
export const KINDS = {
  irrigation: 'Bewässerung',
  rain: 'Regen im Boden',
  dilution: 'Gezählt, um Verschmutzung zu verdünnen',
  notApart: 'Nicht getrennt',
  clothes: 'Kleidung',
  textiles: 'Andere Textilien',
  washing: 'Waschen zu Hause',
  fields: 'Nur bewässerte Felder',
  fieldsWide: 'Felder, mit Regen und Verschmutzung',
  unsaid: 'Nicht gesagt',
};

/** Who says it, and what it counts, by figure. */
export const ESTIMATES = {
  'cotton-liters': {
    label: 'Europäisches Parlament',
    counts: 'Bewässerung, Regen und Wasser zum Verdünnen der Verschmutzung; fertiger Stoff.',
  },
  'global-shirt-liters': {
    label: 'Ein weltweiter Mittelwert',
    counts: 'Alle drei, pro Kilogramm Baumwolle, mal unser T-Shirt.',
  },
  'icac-shirt-liters': { label: 'Das Baumwollkomitee', counts: 'Bewässerung und Regen, mal unser T-Shirt.' },
  'irrigation-liters': { label: 'Unser Diagramm der Stoffe', counts: 'Nur Bewässerung, nur für die Faser.' },
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
  'irrigation-range': 'Nur Bewässerung',
  'rain-range': 'und Regen',
  'dilution-range': 'und Verdünnen der Verschmutzung',
  'fields-range': 'Bewässerte Felder',
  'clothes-range': 'Kleidung',
  'textiles-range': 'Alle Textilien',
};
