// What the charts call the six fabrics and their measures, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabrics';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

/** Names and tooltips. */
export const FABRICS = {
  cotton: {
    name: 'Algodón',
    tooltipText: 'La tela de origen vegetal más popular, y la que más agua necesita.',
  },
  wool: { name: 'Lana', tooltipText: 'Se hila del vellón de ovejas y otros animales. Emite mucho CO2.' },
  cellulosics: {
    name: 'Celulósicas',
    tooltipText: 'Fibras vegetales, a menudo de madera, disueltas e hiladas de nuevo: la viscosa es una.',
  },
  hemp: {
    name: 'Cáñamo',
    tooltipText:
      'Suele tenerse por el más respetuoso con el medio ambiente, pero es áspero: por eso casi siempre se mezcla con otras fibras.',
  },
  polyamide: {
    name: 'Poliamida',
    tooltipText: 'Más conocida como nailon. Necesita poca agua, pero muchísima energía.',
  },
  polyester: { name: 'Poliéster', tooltipText: 'Una fibra sintética, hecha con petróleo, aire y agua.' },
};
/** How many fabrics there are: "six". */
export const fabricCount = numberWord(Object.keys(FABRICS).length);

const ARTICLES: Record<string, string> = {
  cotton: 'el',
  wool: 'la',
  cellulosics: 'las',
  hemp: 'el',
  polyamide: 'la',
  polyester: 'el',
};

/** A fabric's name inside a sentence, with its article on the same line: "el algodón". No message may stand a word before it that melts with the article. */
export const nameInText = (id: string, name: string) => `${ARTICLES[id]}\u00a0${name.toLowerCase()}`;

/** Axis titles of the fabric charts. */
export const FABRIC_AXIS = 'Tipo de\u00a0tela';
export const MEASURE_AXES = {
  water: 'Agua (litros por kg de tela)',
  energy: 'Energía (kWh por kg de tela)',
  co2: 'Emisiones de CO2 (kg por kg de tela)',
};
/** How many measures of them the charts show: "three". */
export const measureCount = numberWord(Object.keys(MEASURE_AXES).length);
/** The head of a column in the table to download. */
export const FIBER_PRODUCTION = 'Fibra producida al año (millones de toneladas)';

/** What our check found of the unit that each axis says. */
export const AXIS_CHECKS = {
  water: 'cuenta fibra',
  energy: 'MJ, fibra',
  co2: 'cuenta fibra',
};

/** Units as accessible names say them. */
export const SPOKEN_UNITS = { water: 'litros por kg', energy: 'kWh por kg', co2: 'kg de CO2e por kg' };

/** "Algodón: 1559 litros por kg". */
export const labelBar = (name: string, value: string, unit: string) => `${name}: ${value} ${unit}`;
