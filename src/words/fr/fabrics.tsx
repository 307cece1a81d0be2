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
export const ask = 'Touchez votre pari dans un graphique, puis appuyez sur son bouton.';
export const co2e = 'Ici, CO2 veut dire CO2e\u00a0: d’autres gaz qui réchauffent l’air sont comptés aussi.';
export const sources = (chart: string, page: string) =>
  `Source\u00a0: ${chart}. Pour tous les chiffres de cette page\u00a0: ${page}.`;

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
