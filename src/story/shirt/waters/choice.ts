import * as words from '#words/shirt';
import { figures } from '../../../data/figures';
import type { CountedPart } from '../../../model/countedWater';
import { formatCups } from '../../../model/format';

/** What each named count tells. */
export const sentences = words.countSentences(formatCups(figures['after-finishing'].low));

/** What the reader counts. */
export interface Choice {
  parts: readonly CountedPart[];
  isOlder: boolean;
}

export const FIRST_CHOICE: Choice = { parts: ['irrigation'], isOlder: false };
