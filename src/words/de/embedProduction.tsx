// The words of the production chart alone, as other pages embed it, in German. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../capitalize';
import type * as english from '../en/embedProduction';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./embedProduction')>;

export const title = 'CO2, Phase für Phase';
export const pageDescription = `${capitalize(phaseCount)} Phasen im Leben eines Kleidungsstücks und das CO2 jeder Phase.`;
export const press = 'Sieh es dir an';
