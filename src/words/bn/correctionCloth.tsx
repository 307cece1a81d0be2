// The corrections on one cloth, in Bengali. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/correctionCloth';
import type { Growing } from '../translation';

export type Checked = Growing<typeof english, typeof import('./correctionCloth')>;

/** A wrong claim, what is true, and why. */
export const mended = (wrong: ReactNode, right: ReactNode, working: ReactNode) => (
  <>
    {wrong}: {right} ({working})।
  </>
);
/** Where each can be pulled: an invitation. */
export const WAITING = {
  people: 'টি-শার্টের কাছে একটা লাল সুতা অপেক্ষায়।',
  lake: 'হ্রদের কাছে একটা লাল সুতা অপেক্ষায়।',
  california: 'ঝুলন্ত সুতাগুলোর কাছে একটা লাল সুতা অপেক্ষায়।',
  grams: 'ববিনের কাছে একটা লাল সুতা অপেক্ষায়।',
  fiber: 'কাপড়ের চার্টগুলোর ওপরে একটা লাল সুতা অপেক্ষায়।',
  megajoules: 'কাপড়ের শক্তির কাছে একটা লাল সুতা অপেক্ষায়।',
};
