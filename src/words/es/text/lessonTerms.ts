// Words of the story that pupils may not know, by their ids, in plain ones, in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonTerms';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonTerms')>;

export const TERMS = {
  irrigation: {
    name: 'riego',
    meaning: 'Agua que se lleva al campo desde un río, un lago o un pozo. La lluvia no cuenta.',
  },
  dilution: {
    name: 'dilución',
    meaning:
      'El agua que haría falta para diluir el agua sucia hasta que esté lo bastante limpia. Se calcula, no se vierte.',
  },
  footprint: {
    name: 'huella',
    meaning: 'Toda el agua, o todo el CO2e, que hace falta para fabricar una cosa y usarla.',
  },
  'per-kilogram': {
    name: 'por kilogramo',
    meaning: 'Para cada kilogramo. Así podemos comparar cosas que no pesan lo mismo.',
  },
  co2e: {
    name: 'CO2e',
    meaning: 'El CO2 y otros gases que calientan el aire, sumados como si todo fuera CO2.',
  },
  kwh: {
    name: 'kWh',
    meaning:
      'Kilovatio hora, una unidad de energía. Una máquina con una potencia de un kilovatio gasta uno en una hora.',
  },
  lint: {
    name: 'fibra de algodón',
    meaning: 'La fibra suave del algodón, ya sin las semillas.',
  },
};
