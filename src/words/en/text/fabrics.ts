// What the charts call the six fabrics and their measures.

import { numberWord } from './grammar';

/** Names and tooltips. */
export const FABRICS = {
  cotton: {
    name: 'Cotton',
    tooltipText: 'The most popular fabric that grows on a plant, and the one that uses the most water.',
  },
  wool: {
    name: 'Wool',
    tooltipText: 'Spun from the fleece of sheep and other animals. It emits a lot of CO2.',
  },
  cellulosics: {
    name: 'Cellulosics',
    tooltipText: 'Plant fiber, often from wood, dissolved and spun anew: viscose is one.',
  },
  hemp: {
    name: 'Hemp',
    tooltipText:
      'Often called the most environmentally friendly, but rough, so it is usually mixed with other fibers.',
  },
  polyamide: {
    name: 'Polyamide',
    tooltipText: 'Better known as nylon. It needs little water but a great deal of energy.',
  },
  polyester: { name: 'Polyester', tooltipText: 'A synthetic fiber, made from petroleum, air and water.' },
};
/** How many fabrics there are: "six". */
export const fabricCount = numberWord(Object.keys(FABRICS).length);

/** A fabric's name inside a sentence: "cotton". */
export const nameInText = (_id: string, name: string) => name.toLowerCase();

/** Axis titles of the fabric charts, letter by letter as specified. */
export const FABRIC_AXIS = 'Fabric Type';
export const MEASURE_AXES = {
  water: 'Water use (Liters per kg of fabric)',
  energy: 'Energy use (KwH per kg of fabric)',
  co2: 'CO2 Emissions (kg per kg of fabric)',
};
/** How many measures of them the charts show: "three". */
export const measureCount = numberWord(Object.keys(MEASURE_AXES).length);
/** The head of a column in the table to download. */
export const FIBER_PRODUCTION = 'Fiber made in a year (million metric tons)';

/** What our check found of the unit that each axis says. */
export const AXIS_CHECKS = { water: 'counts fiber', energy: 'MJ, fiber', co2: 'counts fiber' };

/** Units as accessible names say them. */
export const SPOKEN_UNITS = { water: 'liters per kg', energy: 'kWh per kg', co2: 'kg of CO2e per kg' };

/** "Cotton: 1,559 liters per kg". */
export const labelBar = (name: string, value: string, unit: string) => `${name}: ${value} ${unit}`;
