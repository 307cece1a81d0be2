// The words of the story on the big screen, in Bengali. Translated by machine; no native speaker has read them yet.

import { inDigits } from '../bengali';
import type * as english from '../en/present';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./present')>;

export const presenter = 'উপস্থাপক';
export const top = 'পাতার শুরু';
export const place = (number: number, count: number) => `${inDigits(number)} / ${inDigits(count)}`;
/** In the place of the moment's name, while the screen is dark. */
export const dark = 'অন্ধকার। যেকোনো কি চাপলে আলো জ্বলবে।';
export const back = 'পেছনে';
export const next = 'এরপর';
export const notes = 'টীকা';
export const leave = 'বেরিয়ে যাও';
export const nextMoment = (name: string) => `এরপর: ${name}`;
export const nextPage = 'এরপর: আরেক পাতা';
