// The words of the production chart alone, as other pages embed it.

import { capitalize } from '../capitalize';
import { phaseCount } from './text/phases';

export const title = 'CO2 by phase of production';
export const pageDescription = `${capitalize(phaseCount)} phases of making a garment, and the carbon of each.`;
export const press = 'Take a look';
