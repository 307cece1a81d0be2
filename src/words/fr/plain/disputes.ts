// The words of two pairs of numbers that seem to disagree, on the sources page, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/disputes';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./disputes')>;

export const TITLES = { shirts: 'Le coton d’un T-shirt', industries: 'Un an de mode' };

/** The units of the axes. */
export const UNITS = { liters: 'litres', billionCubicMeters: 'milliards de mètres cubes' };

/** What the parts of the bars are. */
export const KINDS = {
  irrigation: 'Irrigation',
  rain: 'Pluie dans le sol',
  dilution: 'Comptée pour diluer la pollution',
  notApart: 'Non séparé',
  clothes: 'Vêtements',
  textiles: 'Autres textiles',
  washing: 'Lavage à la maison',
  fields: 'Champs irrigués seuls',
  fieldsWide: 'Champs, pluie et pollution comprises',
  unsaid: 'Non précisé',
};

/** Who says it, and what it counts, by figure. */
export const ESTIMATES = {
  'cotton-liters': {
    label: 'Parlement européen',
    counts: 'Irrigation, pluie, et eau pour diluer la pollution\u202f; tissu fini.',
  },
  'global-shirt-liters': {
    label: 'Une moyenne mondiale',
    counts: 'Les trois, par kilogramme de coton, fois notre T-shirt.',
  },
  'icac-shirt-liters': { label: 'Le comité du coton', counts: 'Irrigation et pluie, fois notre T-shirt.' },
  'irrigation-liters': {
    label: 'Notre graphique des tissus',
    counts: 'L’irrigation seule, pour la fibre seule.',
  },
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
  'irrigation-range': 'L’irrigation seule',
  'rain-range': 'plus la pluie',
  'dilution-range': 'plus la dilution de la pollution',
  'fields-range': 'Champs irrigués',
  'clothes-range': 'Vêtements',
  'textiles-range': 'Tous les textiles',
};
