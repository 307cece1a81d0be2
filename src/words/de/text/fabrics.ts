// What the charts call the six fabrics and their measures, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabrics';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

/** Names and tooltips. */
export const FABRICS = {
  cotton: {
    name: 'Baumwolle',
    tooltipText:
      'Der beliebteste Stoff, der auf einer Pflanze wächst, und der mit dem größten Wasserverbrauch.',
  },
  wool: {
    name: 'Wolle',
    tooltipText: 'Aus dem Vlies von Schafen und anderen Tieren gesponnen. Sie verursacht viel CO2.',
  },
  cellulosics: {
    name: 'Zellulosefasern',
    tooltipText: 'Pflanzenfasern, oft aus Holz, aufgelöst und neu gesponnen: Viskose ist eine davon.',
  },
  hemp: {
    name: 'Hanf',
    tooltipText:
      'Gilt oft als der umweltfreundlichste Stoff, ist aber rau und wird deshalb meist mit anderen Fasern gemischt.',
  },
  polyamide: {
    name: 'Polyamid',
    tooltipText: 'Besser bekannt als Nylon. Es braucht wenig Wasser, aber sehr viel Energie.',
  },
  polyester: { name: 'Polyester', tooltipText: 'Eine Kunstfaser, aus Erdöl, Luft und Wasser gemacht.' },
};
/** How many fabrics there are: "six". */
export const fabricCount = numberWord(Object.keys(FABRICS).length);

/** A fabric's name inside a sentence: "Baumwolle", without an article. */
export const nameInText = (_id: string, name: string) => name;

/** Axis titles of the fabric charts. */
export const FABRIC_AXIS = 'Stoffart';
export const MEASURE_AXES = {
  water: 'Wasser (Liter pro kg Stoff)',
  energy: 'Energie (kWh pro kg Stoff)',
  co2: 'CO2-Emissionen (kg pro kg Stoff)',
};
/** How many measures of them the charts show: "three". */
export const measureCount = numberWord(Object.keys(MEASURE_AXES).length);
/** The head of a column in the table to download. */
export const FIBER_PRODUCTION = 'Faserproduktion im Jahr (Millionen Tonnen)';

/** What our check found of the unit that each axis says. */
export const AXIS_CHECKS = {
  water: 'gilt für Fasern',
  energy: 'MJ, Faser',
  co2: 'gilt für Fasern',
};

/** Units as accessible names say them. */
export const SPOKEN_UNITS = { water: 'Liter pro kg', energy: 'kWh pro kg', co2: 'kg CO2e pro kg' };

/** "Baumwolle: 1.559 Liter pro kg". */
export const labelBar = (name: string, value: string, unit: string) => `${name}: ${value} ${unit}`;
