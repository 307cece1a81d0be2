// The words of two numbers that seem to disagree, on the sources page, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/disputes';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./disputes')>;

export const title = 'Un an de mode';

/** Of the axis. */
export const unit = 'milliards de mètres cubes';

/** What the parts of the bars are. */
export const KINDS = {
  clothes: 'Vêtements',
  textiles: 'Autres textiles',
  washing: 'Lavage à la maison',
  fields: 'Champs irrigués seuls',
  fieldsWide: 'Champs, pluie et pollution comprises',
  unsaid: 'Non précisé',
};

/** Who says it, and what it counts, by figure. */
export const ESTIMATES = {
  'fashion-water': { label: 'Rapport Pulse', counts: 'L’industrie de la mode.' },
  'textiles-water': {
    label: 'Ellen MacArthur Foundation',
    counts:
      'Tous les textiles, culture du coton comprise. Les vêtements en font plus des deux tiers\u202f; le lavage s’y ajoute.',
  },
  'unep-water': {
    label: 'Programme des Nations unies pour l’environnement',
    counts: 'L’industrie des vêtements et des textiles. Le graphique que nous avons vu n’en dit pas plus.',
  },
  'textile-water': {
    label: 'La production textile, dans notre récit',
    counts: 'Très probablement des champs de fibres irrigués, et rien d’autre.',
  },
  'six-fabrics-water': {
    label: `Nos ${fabricCount} tissus`,
    counts: 'Litres par kilogramme, fois la production d’un an.',
  },
  'newer-cotton-irrigation': {
    label: 'L’irrigation du coton, selon une étude plus récente',
    counts: 'Les champs de coton irrigués seuls, la moyenne de cinq saisons.',
  },
  'cotton-wide-water': {
    label: 'Toute l’empreinte eau du coton',
    counts: 'Le coton seul, avec sa pluie et l’eau pour diluer sa pollution.',
  },
};

/** The questions that have a range each, by figure. */
export const RANGES = {
  'fields-range': 'Champs irrigués',
  'clothes-range': 'Vêtements',
  'textiles-range': 'Tous les textiles',
};
