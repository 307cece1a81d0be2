// What the chart calls the five phases of production.

import { numberWord } from './grammar';

/** The label that charts and tables show, and how running text names the phase. */
export const PHASES = {
  cotton: { name: 'Cotton production', inText: 'cotton production' },
  yarn: { name: 'Yarn production', inText: 'yarn production' },
  garment: { name: 'Garment production', inText: 'garment production' },
  distribution: { name: 'Distribution & retailing', inText: 'distribution & retailing' },
  use: { name: 'User phase', inText: 'the user phase' },
};
/** How many phases there are: "five". */
export const phaseCount = numberWord(Object.keys(PHASES).length);

/** Axis titles of the production chart, letter by letter as specified. */
export const PRODUCTION_AXES = { category: 'Production Phase', value: 'CO2 Emissions (kg per kg of fabric)' };

/** What our check found of the unit that the axis says; numbers outside the axis carry it. */
export const PHASES_CHECK = 'fits grams per T-shirt';

/** The accessible name of a bar: "Garment production: 1,300 grams, 50% of all". */
export const labelPhase = (name: string, grams: string, percent: string) =>
  `${name}: ${grams} grams, ${percent} of all`;
