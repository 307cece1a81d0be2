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

/** After a chart's question. */
export const tapOne = 'একটায় চাপো।';
/** After the press: what was guessed, before what it is. */
export const youSaid = (bar: string, value: ReactNode) => (
  <>
    <span>{`তোমার অনুমান: ${bar}, `}</span>
    {value}।
  </>
);
export const youSaidSo = 'ঠিক ধরেছ।';

export const weChecked = 'আমরা যাচাই করেছি';
/** What the numbers of an axis fit. */
export const gramsCheck = (grams: ReactNode) => <>অক্ষে লেখা কেজি প্রতি কেজি। সংখ্যাগুলো মেলে এর সঙ্গে: {grams}।</>;
export const fiberCheck = (fiber: ReactNode) => <>অক্ষে লেখা কাপড়। সংখ্যাগুলো মেলে এর সঙ্গে: {fiber}।</>;
export const energyCheck = (fiber: ReactNode, megajoules: ReactNode) => (
  <>
    অক্ষে লেখা কাপড় ও kWh। সংখ্যাগুলো মেলে এর সঙ্গে: {fiber} ও {megajoules}।
  </>
);
export const fiber = 'আঁশ';
export const megajoules = 'মেগাজুল';

export const credits = (source: string, story: ReactNode) => (
  <>
    সূত্র: {source}। চার্ট: {story}, CC BY 4.0।
  </>
);
