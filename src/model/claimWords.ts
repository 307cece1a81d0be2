import * as words from '#words/plain/claimWords';
import type { Certainty, Evidence } from '../data/claim';
import { formatMonth } from './citation';
import { formatNumberWord } from './words';

/**
 * How sure we are and what we have read, in sentences. `document` is the title of what the evidence names; `unread` that
 * of the first figure behind an arithmetic which nobody has read, and `more` how many there are besides.
 */
export function describeSureness(
  certainty: Certainty,
  evidence: Evidence,
  document: string | undefined,
  unread: string | undefined,
  more: number,
): string {
  const sentence = words.CERTAINTY_WORDS[certainty];
  if (evidence.grade === 'arithmetic') {
    return unread === undefined
      ? sentence
      : `${sentence} ${words.restsOnUnread(unread, more, formatNumberWord(more))}`;
  }
  if (evidence.grade === 'recalled') {
    return `${sentence} ${document === undefined ? words.withoutSource : words.creditedTo(document)}`;
  }
  return `${sentence} ${words.readIn(document ?? '', evidence.place, formatMonth(evidence.readOn))}`;
}
