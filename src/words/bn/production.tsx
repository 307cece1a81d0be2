// The words of the page about the phases of production, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/production';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

export const title = 'উৎপাদনের ধাপে ধাপে CO2';
export const pageDescription = `পোশাকের কার্বন কোথা থেকে আসে, তুলা থেকে শেষ ধোয়া পর্যন্ত: সুতা প্যাঁচানো ${phaseCount}টি ববিন, যার নিঃসরণ যত, সে তত উঁচু।`;
export const press = 'দেখে নাও';
export const sources = (chart: string, page: string) => `সূত্র: ${chart}। এই পাতার সব সংখ্যার সূত্র: ${page}।`;
