// The words of the dashboard of fabrics, and of its three charts alone, in French. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../capitalize';
import type * as english from '../en/fabrics';
import type { Translation } from '../translation';
import { fabricCount, measureCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

export const title = `${capitalize(fabricCount)} tissus, ${measureCount} factures`;
export const pageDescription =
  'Coton, laine, cellulosiques, chanvre, polyamide et polyester\u00a0: ce qu’un kilogramme de chacun demande d’eau et d’énergie, et ce qu’il émet de CO2.';
export const lede = 'Un kilogramme de chaque.';
export const ask = 'Placez chaque marque sur votre pari, puis appuyez.';
export const sources = (chart: string, page: string) =>
  `Source\u00a0: ${chart}. Pour tous les chiffres de cette page\u00a0: ${page}.`;
export const materials = `Les ${fabricCount} tissus`;
/** On a fabric's card, until the press of the chart that its words would give away. */
export const moreAfter = (press: string) => `La suite après «\u202f${press}\u202f».`;

/** What each chart alone says of itself, as other pages embed it. */
export const EMBED_DESCRIPTIONS = {
  water: `L’eau que demande un kilogramme de chacun des ${fabricCount} tissus.`,
  energy: `L’énergie que demande un kilogramme de chacun des ${fabricCount} tissus.`,
  co2: `Le CO2 qu’émet un kilogramme de chacun des ${fabricCount} tissus.`,
};

/** Heading, button and question of each chart. */
export const FABRIC_WORDS = {
  water: { heading: 'Eau', press: 'Verser l’eau', question: 'Quel tissu boit le plus\u202f?' },
  energy: {
    heading: 'Énergie',
    press: 'Dépenser de l’énergie',
    question: 'Quel tissu dépense le plus d’énergie\u202f?',
  },
  co2: { heading: 'CO2', press: 'Émettre le CO2', question: 'Quel tissu rejette le plus de CO2\u202f?' },
};

/** How to read a chart, before its press. */
export const waterReading = (axisEnd: string) =>
  `Chaque verre contient jusqu’à ${axisEnd} litres. Les ${fabricCount} jets coulent pendant deux secondes\u00a0: plus un tissu a soif, plus son jet est large.`;
export const energyReading = (perTurn: string) =>
  `Un tour du fil incandescent vaut ${perTurn} kWh sur l’axe. Un kWh vaut 3,6 mégajoules.`;
export const co2Reading = (rows: string) =>
  `${rows} rangées de briques font un kilogramme. Le smog sort de la cheminée en proportion. Ici, CO2 veut dire CO2e\u00a0: d’autres gaz qui réchauffent l’air sont comptés aussi.`;
