// The words of the dashboard of fabrics, and of its three charts alone, in Spanish. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../capitalize';
import type * as english from '../en/fabrics';
import type { Translation } from '../translation';
import { fabricCount, measureCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

export const title = `${capitalize(fabricCount)} telas, ${measureCount} cuentas`;
export const pageDescription =
  'Algodón, lana, celulósicas, cáñamo, poliamida y poliéster: cuánta agua y energía pide un kilogramo de cada una, y cuánto CO2 emite.';
export const lede = 'Un kilogramo de cada una.';
export const ask = 'Toca tu apuesta en un gráfico; luego pulsa su botón.';
export const co2e = 'Aquí CO2 es CO2e: se cuentan también otros gases que calientan el aire.';
export const sources = (chart: string, page: string) =>
  `Fuente: ${chart}. Para todos los números de esta página: ${page}.`;

/** What each chart alone says of itself, as other pages embed it. */
export const EMBED_DESCRIPTIONS = {
  water: `El agua que pide un kilogramo de cada una de ${fabricCount} telas.`,
  energy: `La energía que pide un kilogramo de cada una de ${fabricCount} telas.`,
  co2: `El CO2 que emite un kilogramo de cada una de ${fabricCount} telas.`,
};

/** Heading, button and question of each chart. */
export const FABRIC_WORDS = {
  water: { heading: 'Agua', press: 'Verter agua', question: '¿Qué tela bebe más?' },
  energy: { heading: 'Energía', press: 'Gastar energía', question: '¿Qué tela gasta más energía?' },
  co2: { heading: 'CO2', press: 'Emitir CO2', question: '¿Qué tela emite más CO2?' },
};
