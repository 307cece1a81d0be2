// The words of two pairs of numbers that seem to disagree, on the sources page, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/disputes';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./disputes')>;

export const TITLES = { shirts: 'El algodón de una camiseta', industries: 'Un año de moda' };

/** The units of the axes. */
export const UNITS = { liters: 'litros', billionCubicMeters: 'miles de millones de metros cúbicos' };

/** What the parts of the bars are. */
export const KINDS = {
  irrigation: 'Riego',
  rain: 'Lluvia en el suelo',
  dilution: 'Contada para diluir la contaminación',
  notApart: 'Sin separar',
  clothes: 'Ropa',
  textiles: 'Otros textiles',
  washing: 'Lavado en casa',
  fields: 'Solo campos regados',
  fieldsWide: 'Campos, con la lluvia y la contaminación',
  unsaid: 'No lo dice',
};

/** Who says it, and what it counts, by figure. */
export const ESTIMATES = {
  'cotton-liters': {
    label: 'Parlamento Europeo',
    counts: 'Riego, lluvia y agua para diluir la contaminación; tela acabada.',
  },
  'global-shirt-liters': {
    label: 'Una media mundial',
    counts: 'Las tres, por kilogramo de algodón, llevadas a nuestra camiseta.',
  },
  'icac-shirt-liters': {
    label: 'El comité del algodón',
    counts: 'Riego y lluvia, llevados a nuestra camiseta.',
  },
  'irrigation-liters': { label: 'Nuestro gráfico de telas', counts: 'Solo el riego, solo para la fibra.' },
  'fashion-water': { label: 'Informe Pulse', counts: 'La industria de la moda.' },
  'textiles-water': {
    label: 'Ellen MacArthur Foundation',
    counts:
      'Todos los textiles, con el cultivo del algodón. La ropa es más de dos tercios; el lavado va aparte.',
  },
  'unep-water': {
    label: 'Programa de la ONU para el Medio Ambiente',
    counts: 'La industria de la ropa y los textiles. El gráfico que vimos no dice más.',
  },
  'textile-water': {
    label: 'Producción textil, en nuestra historia',
    counts: 'Muy probablemente campos de fibra regados, y nada más.',
  },
  'six-fabrics-water': {
    label: `Nuestras ${fabricCount} telas`,
    counts: 'Litros por kilogramo, multiplicados por la producción de un año.',
  },
  'newer-cotton-irrigation': {
    label: 'El riego del algodón, según un estudio más reciente',
    counts: 'Solo los campos de algodón regados, la media de cinco cosechas.',
  },
  'cotton-wide-water': {
    label: 'Toda la huella hídrica del algodón',
    counts: 'Solo el algodón, con su lluvia y el agua para diluir su contaminación.',
  },
};

/** The questions that have a range each, by figure. */
export const RANGES = {
  'irrigation-range': 'Solo el riego',
  'rain-range': 'más la lluvia',
  'dilution-range': 'más diluir la contaminación',
  'fields-range': 'Campos regados',
  'clothes-range': 'Ropa',
  'textiles-range': 'Todos los textiles',
};
