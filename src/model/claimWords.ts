import * as words from '#words/plain/claimWords';
import type { Certainty, Evidence } from '../data/claim';
import { formatMonth } from './citation';

/**
 * How sure we are and what we have read, in sentences. `document` is the title of what the evidence names;
 * `isOnUnconfirmed` says that arithmetic rests on figures which nobody has read.
 */
export function describeSureness(
  certainty: Certainty,
  evidence: Evidence,
  document: string | undefined,
  isOnUnconfirmed: boolean,
): string {
  const sentence = words.CERTAINTY_WORDS[certainty];
  if (evidence.grade === 'arithmetic') {
    return isOnUnconfirmed ? `${sentence} ${words.restsOnUnread}` : sentence;
  }
  if (evidence.grade === 'recalled') {
    return `${sentence} ${document === undefined ? words.withoutSource : words.creditedTo(document)}`;
  }
  return `${sentence} ${words.readIn(document ?? '', evidence.place, formatMonth(evidence.readOn))}`;
}
