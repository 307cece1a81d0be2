// The words of the dashboard of fabrics, and of its three charts alone.

import { capitalize } from '../capitalize';
import { fabricCount, measureCount } from './text/fabrics';

export const title = `${capitalize(fabricCount)} fabrics, ${measureCount} bills`;
export const pageDescription =
  'Cotton, wool, cellulosics, hemp, polyamide and polyester: what one kilogram of each takes in water and energy, and what it emits in CO2.';
export const lede = 'One kilogram of each.';
export const ask = 'Tap your guess in a chart, then press its button.';
export const co2e = 'CO2 here is CO2e: other gases that warm the air are counted in.';
export const sources = (chart: string, page: string) =>
  `Source: ${chart}. For all numbers of this page: ${page}.`;

/** What each chart alone says of itself, as other pages embed it. */
export const EMBED_DESCRIPTIONS = {
  water: `The water that one kilogram of each of ${fabricCount} fabrics takes.`,
  energy: `The energy that one kilogram of each of ${fabricCount} fabrics takes.`,
  co2: `The CO2 that one kilogram of each of ${fabricCount} fabrics emits.`,
};

/** Heading, button and question of each chart. */
export const FABRIC_WORDS = {
  water: { heading: 'Water', press: 'Pour Water', question: 'Which fabric drinks the most?' },
  energy: { heading: 'Energy', press: 'Use Energy', question: 'Which fabric takes the most energy?' },
  co2: { heading: 'CO2', press: 'Emit CO2', question: 'Which fabric gives off the most CO2?' },
};
