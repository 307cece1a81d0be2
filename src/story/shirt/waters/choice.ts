import * as words from '#words/shirt';
import { figures } from '../../../data/figures';
import { COUNTED_PARTS, type CountedPart } from '../../../model/countedParts';
import { formatCups } from '../../../model/format';

/** What each named count tells. */
export const sentences = words.countSentences(formatCups(figures['after-finishing'].low));

/** What the reader counts. */
export interface Choice {
  parts: readonly CountedPart[];
  isOlder: boolean;
}

export const FIRST_CHOICE: Choice = { parts: ['irrigation'], isOlder: false };

const OLDER = 'older';

/** What is chosen, as an address says it: "?parts=rain-irrigation"; "" for what the page begins with. */
export function formatChoice({ parts, isOlder }: Choice): string {
  const named = [...parts, ...(isOlder ? [OLDER] : [])].join('-');
  return named === 'irrigation' ? '' : `?parts=${named}`;
}

/** Reads what such an address says, "rain-irrigation"; what it does not know is passed over. */
export function parseChoice(said: string | undefined): Choice {
  const named = said?.split('-');
  if (named === undefined) return FIRST_CHOICE;
  const parts = COUNTED_PARTS.filter((part) => named.includes(part));
  return { parts, isOlder: parts.join() === 'irrigation' && named.includes(OLDER) };
}
