// What is said where a page in another language is neither kept nor to be had, in Arabic.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/notKept';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./notKept')>;

export const noNetwork = 'لا توجد شبكة';
export const languageNotKept = 'هذه اللغة ليست محفوظة على هذا الجهاز، وتحتاج إلى الشبكة.';
export const backToOwn = 'العودة إلى الصفحة بالعربية';
