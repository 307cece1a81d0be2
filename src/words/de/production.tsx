// The words of the page about the phases of production, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/production';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

export const title = 'CO2, Phase für Phase';
export const pageDescription = `Woher das CO2 eines Kleidungsstücks kommt, von der Baumwolle bis zur letzten Wäsche: ${phaseCount} Garnspulen, jede so hoch wie ihre Emissionen.`;
export const press = 'Sieh es dir an';
export const sources = (chart: string, page: string) =>
  `Quelle: ${chart}. Für alle Zahlen dieser Seite: ${page}.`;
