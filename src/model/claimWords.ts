import * as words from '#words/text/claimWords';
import type { Evidence } from '../data/claim';
import { formatMonth } from './citation';
import { formatNumberWord } from './words';

/**
 * What we have read of a figure, in sentences. `document` is the title of what the evidence names; `unread` that of the
 * first unconfirmed figure behind an arithmetic, and `more` how many there are besides.
 */
export function describeSureness(
  evidence: Evidence,
  document: string | undefined,
  unread: string | undefined,
  more: number,
): string {
  switch (evidence.grade) {
    case 'arithmetic':
      return unread === undefined
        ? words.arithmetic
        : words.restsOnUnread(unread, more, formatNumberWord(more));
    case 'not found':
      return `${words.notFound} ${words.creditedTo(document ?? '')}`;
    default: {
      const { grade, place, readOn } = evidence;
      const month = formatMonth(readOn);
      return words.GRADES[grade](document === undefined ? place : words.inDocument(document, place), month);
    }
  }
}
