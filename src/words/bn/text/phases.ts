// What the chart calls the five phases of production, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/phases';
import type { Translation } from '../../translation';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./phases')>;

/** The label that charts and tables show, and how running text names the phase. */
export const PHASES = {
  cotton: { name: 'তুলা উৎপাদন', inText: 'তুলা উৎপাদন' },
  yarn: { name: 'সুতা উৎপাদন', inText: 'সুতা উৎপাদন' },
  garment: { name: 'পোশাক উৎপাদন', inText: 'পোশাক উৎপাদন' },
  distribution: { name: 'পরিবহন ও বিক্রি', inText: 'পরিবহন ও বিক্রি' },
  use: { name: 'ব্যবহার', inText: 'ব্যবহার' },
};
/** How many phases there are: "পাঁচ". */
export const phaseCount = numberWord(Object.keys(PHASES).length);

/** Axis titles of the production chart. */
export const PRODUCTION_AXES = { category: 'উৎপাদনের ধাপ', value: 'CO2 নিঃসরণ (প্রতি কেজি কাপড়ে কেজি)' };

/** What our check found of the unit that the axis says; numbers outside the axis carry it. */
export const PHASES_CHECK = 'টি-শার্টপ্রতি গ্রাম ধরলে মেলে';

/** The accessible name of a bar: "ব্যবহার: 494 গ্রাম, মোটের 19%". */
export const labelPhase = (name: string, grams: string, percent: string) =>
  `${name}: ${grams} গ্রাম, মোটের ${percent}`;
