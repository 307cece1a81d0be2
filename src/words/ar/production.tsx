// The words of the page about the phases of production, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/production';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

export const title = 'CO2 بحسب مرحلة الإنتاج';
export const pageDescription = `من أين يأتي كربون الملابس، من القطن إلى آخر غسلة: ${phaseCount} بكرات من الخيط، كل منها بارتفاع انبعاثاتها.`;
export const press = 'ألقِ نظرة';
export const sources = (chart: string, page: string) => `المصدر: ${chart}. ولكل أرقام هذه الصفحة: ${page}.`;
