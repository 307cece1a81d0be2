// The words of the production chart alone, as other pages embed it, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/embedProduction';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./embedProduction')>;

export const title = 'CO2 بحسب مرحلة الإنتاج';
export const pageDescription = `${phaseCount} مراحل لصنع الملابس، وكربون كل منها.`;
export const press = 'ألقِ نظرة';
