import type { Location, UIMatch } from 'react-router';
import type { PageHandle } from './pageHandle';

let visits = 0;

/**
 * The name under which the router remembers a page's scroll position. A page that begins at its top gets a new
 * one each time, and so never finds an old position: on reload the router would restore it late, over ours.
 */
export function findScrollKey(
  location: Pick<Location, 'key' | 'hash'>,
  matches: Pick<UIMatch, 'handle'>[],
): string {
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  if (handle?.startsAtTop !== true || location.hash !== '') return location.key;
  visits += 1;
  return `${location.key} ${performance.timeOrigin} ${visits}`;
}
