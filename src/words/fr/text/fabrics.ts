// What the charts call the six fabrics and their measures, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabrics';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

/** Names and tooltips. */
export const FABRICS = {
  cotton: {
    name: 'Coton',
    tooltipText: 'Le tissu végétal le plus répandu, et celui qui demande le plus d’eau.',
  },
  wool: {
    name: 'Laine',
    tooltipText: 'Filée à partir de la toison de moutons et d’autres animaux. Elle émet beaucoup de CO2.',
  },
  cellulosics: {
    name: 'Cellulosiques',
    tooltipText:
      'Des fibres végétales, souvent tirées du bois, dissoutes et filées à nouveau\u00a0: la viscose en est une.',
  },
  hemp: {
    name: 'Chanvre',
    tooltipText:
      'On le dit souvent le plus écologique, mais il est rêche\u00a0: on le mélange donc presque toujours à d’autres fibres.',
  },
  polyamide: {
    name: 'Polyamide',
    tooltipText: 'Plus connu sous le nom de nylon. Il demande peu d’eau, mais énormément d’énergie.',
  },
  polyester: { name: 'Polyester', tooltipText: 'Une fibre synthétique, faite de pétrole, d’air et d’eau.' },
};
/** How many fabrics there are: "six". */
export const fabricCount = numberWord(Object.keys(FABRICS).length);

const ARTICLES: Record<string, string> = {
  cotton: 'le',
  wool: 'la',
  cellulosics: 'les',
  hemp: 'le',
  polyamide: 'le',
  polyester: 'le',
};

/** A fabric's name inside a sentence, with its article: "le coton". No message may stand a word before it that melts with the article. */
export const nameInText = (id: string, name: string) => `${ARTICLES[id]} ${name.toLowerCase()}`;

/** Axis titles of the fabric charts. */
export const FABRIC_AXIS = 'Type de\u00a0tissu';
export const MEASURE_AXES = {
  water: 'Eau (litres par kg de tissu)',
  energy: 'Énergie (kWh par kg de tissu)',
  co2: 'CO2 émis (kg par kg de tissu)',
};
/** How many measures of them the charts show: "three". */
export const measureCount = numberWord(Object.keys(MEASURE_AXES).length);
/** The head of a column in the table to download. */
export const FIBER_PRODUCTION = 'Fibre produite par an (millions de tonnes)';

/** What our check found of the unit that each axis says. */
export const AXIS_CHECKS = {
  water: 'compte la fibre',
  energy: 'MJ, fibre',
  co2: 'compte la fibre',
};

/** Units as accessible names say them. */
export const SPOKEN_UNITS = { water: 'litres par kg', energy: 'kWh par kg', co2: 'kg de CO2e par kg' };

/** "Coton : 1 559 litres par kg". */
export const labelBar = (name: string, value: string, unit: string) => `${name}\u00a0: ${value} ${unit}`;
