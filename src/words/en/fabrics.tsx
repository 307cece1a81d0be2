// The words of the dashboard of fabrics, and of its three charts alone.

import { capitalize } from '../capitalize';
import { fabricCount, measureCount } from './text/fabrics';

export const title = `${capitalize(fabricCount)} fabrics, ${measureCount} bills`;
export const pageDescription =
  'Cotton, wool, cellulosics, hemp, polyamide and polyester: what one kilogram of each takes in water and energy, and what it emits in CO2.';
export const lede = 'One kilogram of each.';
export const ask = 'Set each dashed mark at your guess; then press.';
export const sources = (chart: string, page: string) =>
  `Source: ${chart}. For all numbers of this page: ${page}.`;
export const materials = `The ${fabricCount} fabrics`;
/** On a fabric's card, until the press of the chart that its words would give away. */
export const moreAfter = (press: string) => `More after “${press}”.`;

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

/** How to read a chart, before its press. */
export const waterReading = (axisEnd: string) =>
  `Each glass holds up to ${axisEnd} liters. All ${fabricCount} streams pour for two seconds: a thirstier fabric needs a wider one.`;
export const energyReading = (perTurn: string) =>
  `One turn of the glowing wire is ${perTurn} kWh on the axis. One kWh is 3.6 megajoules.`;
export const co2Reading = (rows: string) =>
  `${rows} rows of brick are one kilogram. The smog comes out of the chimney in proportion. CO2 here is CO2e: other gases that warm the air are counted in.`;
