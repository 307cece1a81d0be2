// The corrections on one cloth, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/correctionCloth';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./correctionCloth')>;

/** A wrong claim, what is true, and why. */
export const mended = (wrong: ReactNode, right: ReactNode, working: ReactNode) => (
  <>
    {wrong}: {right} ({working})।
  </>
);
/** Where each can be pulled. */
export const PLACES = {
  people: 'টি-শার্টের কাছে',
  lake: 'হ্রদের কাছে',
  california: 'ঝুলন্ত সুতাগুলোর কাছে',
  grams: 'ববিনগুলোর কাছে',
  fiber: 'কাপড়ের চার্টগুলোর ওপরে',
  megajoules: 'কাপড়ের শক্তির কাছে',
};
/** An invitation to what is left. */
export const waiting = (isOne: boolean, places: string) =>
  isOne ? `${places} একটা লাল সুতা অপেক্ষায় আছে।` : `${places} লাল সুতা অপেক্ষায় আছে।`;
