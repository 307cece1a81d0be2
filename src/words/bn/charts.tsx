// What stands beside every chart: buttons, guess, table, checks and credits, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/charts';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./charts')>;

export const play = 'চালাও';
export const pause = 'থামাও';
/** What the pause button adds for the ear: what it stops. */
export const ofEffect = (effect: string) => `: ${effect}`;

export const downloadCsv = 'CSV নামাও';
export const hearChart = 'চার্টটা শোনো';
export const pauseSound = 'শব্দ থামাও';
export const soundFailed = 'শব্দ আসেনি।';

export const guessFirst = 'অনুমান';
export const highestBar = 'সবচেয়ে উঁচু স্তম্ভ';
export const standsAt = (unit: string) => `সবচেয়ে উঁচু স্তম্ভের মান, এককটা ${unit}`;
export const at = 'মান';

export const weChecked = 'আমরা যাচাই করেছি';
export const gramsSaid = 'আমাদের প্রথম খসড়ায় ছিল ';
/** Of all three charts of fabrics. */
export const fiberSaid = 'অক্ষে লেখা ';
export const megajoulesSaid = 'অক্ষে লেখা ';

export const credits = (source: string, story: ReactNode) => (
  <>
    সূত্র: {source}। চার্ট: {story}, CC BY 4.0।
  </>
);
