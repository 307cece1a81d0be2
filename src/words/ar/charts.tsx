// What stands beside every chart: buttons, guess, table, checks and credits, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/charts';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

export const play = 'شغّل';
export const pause = 'أوقف مؤقتًا';
/** What the pause button adds for the ear: what it stops. */
export const ofEffect = (effect: string) => `: ${effect}`;

export const downloadCsv = 'نزّل بصيغة CSV';
export const hearChart = 'اسمع الرسم البياني';
export const pauseSound = 'أوقف الصوت مؤقتًا';
export const soundFailed = 'لم يُحمَّل الصوت.';

export const guessFirst = 'خمّن أولًا';
export const highestBar = 'أعلى عمود';
export const standsAt = (unit: string) => `قيمة أعلى عمود، والوحدة: ${unit}`;
export const at = 'عند';

export const weChecked = 'دققنا';
export const gramsSaid = 'قالت مسودتنا الأولى ';
/** Of all three charts of fabrics. */
export const fiberSaid = 'تقول المحاور ';
export const megajoulesSaid = 'يقول المحور ';

export const credits = (source: string, story: ReactNode) => (
  <>
    المصدر: {source}. الرسم: {story}، CC BY 4.0.
  </>
);
