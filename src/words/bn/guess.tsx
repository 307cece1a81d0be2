// The words of the guesses before the answer, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const aDay = (cups: string, _isOne: boolean) => `তোমার এক দিনে লাগে ${cups}।`;
export const pull = (whole: string | undefined) => (
  <>
    একটা <span className={whole}>টি-শার্টের</span> তুলায় যতটা লাগে বলে মনে হয়, সুতাটা তত দূর টানো,
  </>
);
export const orType = 'কিংবা একটা সংখ্যা লেখো, কিংবা শুধু স্ক্রল করে এগোও।';
export const yourCups = 'তোমার অনুমান, কাপে';
export const thread = 'তোমার অনুমানের সুতা';
export const noGuess = 'এখনো অনুমান নেই';
export const cupsUnit = 'কাপ';
export const stays = 'স্ক্রল করো। তোমার অনুমান ছবিতে থাকবে, আর উত্তর দেবে টি-শার্ট।';
export const takeBack = 'ফিরিয়ে নাও';
export const cupsPicture = (all: string, full: string) => `${all}, তার ${full} ভরা`;
export const endsHere = 'তোমার অনুমান এ পর্যন্ত: ';

export const waterline = 'পানির রেখা';
export const ofLake = (percent: string) => `হ্রদের ${percent}`;
export const yourGuess = 'তোমার অনুমান: ';
export const show = 'দেখাও';
export const line = (name: string) => `${name}: রেখা`;
