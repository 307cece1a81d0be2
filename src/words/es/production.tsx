// The words of the page about the phases of production, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/production';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

export const title = 'CO2 por fase de producción';
export const pageDescription = `De dónde viene el carbono de una prenda, desde el algodón hasta el último lavado: ${phaseCount} bobinas de hilo, cada una tan alta como sus emisiones.`;
export const press = 'Échale un vistazo';
export const sources = (chart: string, page: string) =>
  `Fuente: ${chart}. Para todos los números de esta página: ${page}.`;
