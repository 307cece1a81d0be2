// The words of two numbers that seem to disagree, on the sources page, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/disputes';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./disputes')>;

export const title = 'Un año de moda';

/** Of the axis. */
export const unit = 'miles de millones de metros cúbicos';

/** What the parts of the bars are. */
export const KINDS = {
  clothes: 'Ropa',
  textiles: 'Otros textiles',
  washing: 'Lavado en casa',
  fields: 'Solo campos regados',
  fieldsWide: 'Campos, con la lluvia y la contaminación',
  unsaid: 'No lo dice',
};

/** Who says it, and what it counts, by figure. */
export const ESTIMATES = {
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
  'fields-range': 'Campos regados',
  'clothes-range': 'Ropa',
  'textiles-range': 'Todos los textiles',
};
