// The words of the production chart alone, as other pages embed it, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/embedProduction';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./embedProduction')>;

export const title = 'উৎপাদনের ধাপে ধাপে CO2';
export const pageDescription = `পোশাক তৈরির ${phaseCount}টি ধাপ, আর প্রতিটির কার্বন।`;
export const press = 'দেখে নাও';
