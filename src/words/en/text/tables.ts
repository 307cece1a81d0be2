// The tables that anyone may take: what each holds, and what stands in its columns.

import { capitalize } from '../../capitalize';
import { fabricCount } from './fabrics';

export const packageTitle = 'Threadprint: every figure of the story, with what stands behind it';
export const packageDescription =
  'What one T-shirt drinks and what clothes cost the planet: every figure with its unit, its boundary, its source, the arithmetic, and how sure we are.';

export const TABLES = {
  claims: 'Every figure of the story',
  sources: 'What we read, or should have read',
  fabrics: `${capitalize(fabricCount)} fabrics: water, energy, CO2 and world production`,
  phases: 'CO2 by phase of production',
  places: 'Where cotton grows, and the water it takes there',
  countries: 'Irrigation of cotton and water stress, by country',
  lives: 'What the model of two lives counts with',
};

export const FIELDS = {
  id: 'Its name here; formulas and addresses use it',
  title: 'What it is called',
  name: 'What it is called',
  value: 'The number; empty for a range',
  low: 'The low end of a range',
  high: 'The high end of a range',
  unit: 'The unit of value, low and high',
  text: 'The figure as the story writes it',
  boundary: 'What is counted, and what is not',
  year: 'The year or years described',
  page: 'The page where it stands first',
  verdict: 'What our check found',
  grade: 'How we know it',
  restsOn: 'The unconfirmed figures that its arithmetic goes back to, by id',
  formula: 'The arithmetic, over other figures by id; of a range, its low end',
  formulaHigh: 'The arithmetic of the high end of a range',
  step: 'The result is rounded to a multiple of this',
  rounding: 'Up, down or outward; to the nearest where empty',
  note: 'What one should know before using it',
  document: 'The source in which we read it, by id',
  place: 'Where in that source',
  readOn: 'The month or day when we read it',
  sourceIds: 'The sources behind it, by id',
  license: 'Our license: for the words, the table and our arithmetic',
  sourceLicense: 'The license of the source; “not read” where none of us has read its terms',
  authors: 'Persons, or the body that signs',
  publisher: 'Who publishes it',
  link: 'The exact page',
  site: 'Where the exact page was not found again: the site on which it was read',
  reading: 'How far we read it',
  weakness: 'What makes the page that we read a weak one',
  water: 'Water for one kilogram of fiber, in liters',
  energy: 'Energy for one kilogram of fiber: the axis says kWh, but the values fit megajoules',
  co2: 'CO2e for one kilogram of fiber, in kilograms',
  production: 'Fiber made in the world in a year about 2018, in million metric tons',
  share: 'Share of all phases, in percent',
  emissions: 'CO2e; the axis says kilograms for a kilogram of fabric, but grams for one T-shirt fit',
  irrigation: 'Water from rivers and wells, in liters for a kilogram of seed cotton',
  rain: 'Rain, in liters for a kilogram of seed cotton',
  harvest: 'Seed cotton harvested in a year about 2000, in million metric tons',
  volume: 'Water from rivers and wells for cotton, in billion cubic meters a year',
  stress: 'What all users withdraw, in percent of the renewable water less what nature needs, in 2018',
  isUnconfirmed: 'Whether it is unconfirmed, or rests on a figure that is',
};

/** Why a figure changed from one edition to the next. */
export const REASONS = {
  unread: 'It follows from a figure that none of us has read.',
  wider: 'A study of all cotton fields took the place of a newer count at its high end.',
  found: 'They were read since, in the original or in a quotation that names it, or follow from such.',
};
