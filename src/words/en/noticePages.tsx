// The names of the pages whose pictures can be shown without their words.

import { capitalize } from '../capitalize';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export const shirt = 'The T-shirt';
export const where = 'Where it grows';
export const phases = `${capitalize(phaseCount)} phases`;
export const fabrics = `${capitalize(fabricCount)} fabrics`;
