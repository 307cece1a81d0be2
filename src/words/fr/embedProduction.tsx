// The words of the production chart alone, as other pages embed it, in French. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../capitalize';
import type * as english from '../en/embedProduction';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./embedProduction')>;

export const title = 'Le CO2 par phase de production';
export const pageDescription = `${capitalize(phaseCount)} phases de la fabrication d’un vêtement, et le carbone de chacune.`;
export const press = 'Jetez un œil';
