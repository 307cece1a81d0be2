// What the still pictures of the T-shirt's page show, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/stills';
import type { Translation } from '../../translation';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./stills')>;

export const shirt = (cups: string) => `تيشيرت مؤلف من أكواب صغيرة عددها ${cups}، كوب لكل كوب ماء أخذه قطنه.`;
export const waters =
  'تيشيرت الأكواب نفسه، مصبوغًا بحسب مياهه: الكمّان والكتفان للمطر، والبدن للري، وحاشية من أكواب مفرغة تُحسب فقط، لتخفيف التلوث.';
/** All cups, and those of the four processes in their order. */
export const steps = (all: string, [bleaching, dyeing, printing, finishing]: readonly number[]) =>
  `${all}، تقدير واحد، في صفوف: ${bleaching} للتبييض، و${dyeing} للصباغة، و${printing} للطباعة، و${finishing} للتجهيز. الأكواب الممتلئة هي «على الأقل»؛ ومع المفرغة «ما يصل إلى».`;
export const field = (all: string, cotton: string) =>
  `${all}، تقدير واحد: حقل واسع شاحب من ${cotton} للقطن، وتحته ${processCount} كتل صغيرة للمصنع.`;
