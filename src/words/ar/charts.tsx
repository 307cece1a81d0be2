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

/** After a chart's question. */
export const tapOne = 'المس عمودًا.';
/** After the press: what was guessed, before what it is. */
export const youSaid = (bar: string, value: ReactNode) => (
  <>
    <span>{`تخمينك: ${bar}، `}</span>
    {value}.
  </>
);
export const youSaidSo = 'أصبت.';

export const weChecked = 'دققنا';
/** What the numbers of an axis fit. */
export const gramsCheck = (grams: ReactNode) => <>يقول المحور كغ لكل كغ. والأرقام توافق {grams}.</>;
export const fiberCheck = (fiber: ReactNode) => <>يقول المحور قماش. والأرقام توافق {fiber}.</>;
export const energyCheck = (fiber: ReactNode, megajoules: ReactNode) => (
  <>
    تقول المحاور قماش وكيلوواط ساعة. والأرقام توافق {fiber} و{megajoules}.
  </>
);
export const fiber = 'الألياف';
export const megajoules = 'الميغاجول';

export const credits = (source: string, story: ReactNode) => (
  <>
    المصدر: {source}. الرسم: {story}، CC BY 4.0.
  </>
);
