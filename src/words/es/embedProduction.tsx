// The words of the production chart alone, as other pages embed it, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/embedProduction';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./embedProduction')>;

export const title = 'CO2 por fase de producción';
export const pageDescription = `Las ${phaseCount} fases de una prenda, y el carbono de cada una.`;
export const press = 'Échale un vistazo';
