// The names of the pages whose pictures can be shown without their words, in Spanish. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../capitalize';
import type * as english from '../en/noticePages';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./noticePages')>;

export const shirt = 'La camiseta';
export const where = 'Dónde crece el algodón';
export const phases = `${capitalize(phaseCount)} fases`;
export const fabrics = `${capitalize(fabricCount)} telas`;
