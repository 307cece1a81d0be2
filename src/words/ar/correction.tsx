// A correction: a wrong claim, and what is true, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/correction';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./correction')>;

/** Said before a struck claim by screen readers, which leave strokes out. */
export const struckOut = '(مشطوب) ';
