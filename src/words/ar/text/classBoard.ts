// The sentences that the class board computes, in Arabic. Translated by machine; no native speaker has read them yet.

import { pluralOf } from '../../arabic';
import type * as english from '../../en/text/classBoard';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./classBoard')>;

/** "يشرب صفّنا من 11 تلميذًا ما مقداره 66 كوبًا في اليوم." */
export const drinks = (pupils: number, cups: string) =>
  pupils === 1
    ? `التلميذ الوحيد يشرب ${cups} في اليوم.`
    : `يشرب صفّنا من ${pluralOf(pupils, {
        one: 'تلميذ واحد',
        two: 'تلميذين',
        few: `${pupils} تلاميذ`,
        many: `${pupils} تلميذًا`,
        other: `${pupils} تلميذ`,
      })} ما مقداره ${cups} في اليوم.`;
export const days = (count: number, days: string) =>
  count === 1
    ? 'قطن تيشيرت واحد يعادل ما يشربه صفّنا في يوم واحد.'
    : `قطن تيشيرت واحد يعادل ما يشربه صفّنا في ${days} من الأيام.`;
export const eachDrinks = (cups: string) => `يشرب كل منا ${cups}.`;
export const range = (highest: number, lowest: number, range: string) =>
  `الأكثر ${highest} والأقل ${lowest}: المدى ${range}.`;
export const mean = (mean: string) => `إذا اقتسمناها بالتساوي، نال كل منا ${mean}: هذا هو المتوسط الحسابي.`;
export const median = (median: string) =>
  `إذا رتبناها من القليل إلى الكثير، وقع في الوسط ${median}: هذا هو الوسيط.`;
