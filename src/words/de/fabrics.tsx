// The words of the dashboard of fabrics, and of its three charts alone, in German. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../capitalize';
import type * as english from '../en/fabrics';
import type { Translation } from '../translation';
import { fabricCount, measureCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

export const title = `${capitalize(fabricCount)} Stoffe, ${measureCount} Rechnungen`;
export const pageDescription =
  'Baumwolle, Wolle, Zellulosefasern, Hanf, Polyamid und Polyester: was ein Kilogramm von jedem an Wasser und Energie braucht und an CO2 ausstößt.';
export const lede = 'Ein Kilogramm von jedem.';
export const ask = 'Tippe in einem Diagramm auf einen Balken; dann drücke den Knopf.';
export const co2e = 'CO2 heißt hier CO2e: Andere Gase, die die Luft erwärmen, sind mitgezählt.';
export const sources = (chart: string, page: string) =>
  `Quelle: ${chart}. Für alle Zahlen dieser Seite: ${page}.`;

/** What each chart alone says of itself, as other pages embed it. */
export const EMBED_DESCRIPTIONS = {
  water: `Das Wasser, das ein Kilogramm von jedem der ${fabricCount} Stoffe braucht.`,
  energy: `Die Energie, die ein Kilogramm von jedem der ${fabricCount} Stoffe braucht.`,
  co2: `Das CO2, das ein Kilogramm von jedem der ${fabricCount} Stoffe ausstößt.`,
};

/** Heading, button and question of each chart. */
export const FABRIC_WORDS = {
  water: { heading: 'Wasser', press: 'Eingießen', question: 'Welcher Stoff trinkt am meisten?' },
  energy: {
    heading: 'Energie',
    press: 'Energie verbrauchen',
    question: 'Welcher Stoff braucht am meisten Energie?',
  },
  co2: { heading: 'CO2', press: 'Ausstoßen', question: 'Welcher Stoff stößt am meisten CO2 aus?' },
};
