// The corrections on one cloth, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/correctionCloth';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./correctionCloth')>;

/** A wrong claim, what is true, and why. */
export const mended = (wrong: ReactNode, right: ReactNode, working: ReactNode) => (
  <>
    {wrong}: {right} ({working}).
  </>
);
/** Where each can be pulled. */
export const PLACES = {
  people: 'عند التيشيرت',
  lake: 'عند البحيرة',
  california: 'عند الخيوط المعلقة',
  grams: 'عند البكرات',
  fiber: 'فوق رسوم الأقمشة',
  megajoules: 'عند طاقة الأقمشة',
};
/** An invitation to what is left. */
export const waiting = (isOne: boolean, places: string) =>
  isOne ? `ينتظرك خيط أحمر ${places}.` : `تنتظرك خيوط حمراء ${places}.`;
