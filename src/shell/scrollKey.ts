import type { Location, UIMatch } from 'react-router';
import type { PageHandle } from './pageHandle';

let visits = 0;

/**
 * The name under which the router remembers a page's scroll position. Its first question is about the page as loaded,
 * which stands where the browser has put it and where the reader may have moved since: nothing is found for it. A page
 * that begins at its top gets a new name each time, and so never finds an old position.
 */
export function findScrollKey(
  location: Pick<Location, 'key' | 'hash'>,
  matches: Pick<UIMatch, 'handle'>[],
): string {
  visits += 1;
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  const isRemembered = handle?.startsAtTop !== true || location.hash !== '';
  return isRemembered && visits > 1 ? location.key : `${location.key} ${performance.timeOrigin} ${visits}`;
}
