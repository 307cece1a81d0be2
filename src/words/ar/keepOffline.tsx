// The words of keeping the site for times without a network, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/keepOffline';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./keepOffline')>;

export const ask = 'احفظه للاستعمال بلا شبكة';
export const confirm = (size: string) => `نعم، احفظ ${size}`;
export const question = 'يحفظ هذا كل الصور كاملةً، والبيانات. هل تريد ذلك؟';
export const kept = 'حُفظ. صار هذا المتصفح يعرض الموقع بلا شبكة.';
/** Why it is not kept. */
export const whyNot = {
  insecure: 'لا تحفظ المتصفحات إلا المواقع التي يبدأ عنوانها بـ https.',
  refused: 'هذا المتصفح لا يحفظ المواقع، أو لا يحفظها في هذه النافذة.',
  noRoom: 'لا مكان له على هذا الجهاز.',
  notWhole: 'لم يصل جزء منه.',
  failed: 'تعذر حفظه.',
};
