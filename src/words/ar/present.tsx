// The words of the story on the big screen, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/present';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./present')>;

export const presenter = 'المقدّم';
export const top = 'أعلى الصفحة';
export const place = (number: number, count: number) => `${number} من ${count}`;
/** In the place of the moment's name, while the screen is dark. */
export const dark = 'معتمة. أي مفتاح يضيئها.';
export const back = 'السابق';
export const next = 'التالي';
export const notes = 'ملاحظات';
export const leave = 'اخرج';
export const nextMoment = (name: string) => `التالي: ${name}`;
export const nextPage = 'التالي: صفحة أخرى';
