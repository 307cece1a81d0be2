// The corrections on one cloth, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/correctionCloth';
import type { Growing } from '../translation';

export type Checked = Growing<typeof english, typeof import('./correctionCloth')>;

/** A wrong claim, what is true, and why. */
export const mended = (wrong: ReactNode, right: ReactNode, working: ReactNode) => (
  <>
    {wrong}: {right} ({working}).
  </>
);
/** Where each can be pulled: an invitation. */
export const WAITING = {
  people: 'خيط أحمر ينتظر عند التيشيرت.',
  lake: 'خيط أحمر ينتظر عند البحيرة.',
  california: 'خيط أحمر ينتظر عند الخيوط المعلقة.',
  grams: 'خيط أحمر ينتظر عند البكرات.',
  fiber: 'خيط أحمر ينتظر فوق رسوم الأقمشة.',
  megajoules: 'خيط أحمر ينتظر عند طاقة الأقمشة.',
};
