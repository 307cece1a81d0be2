import type { Location, UIMatch } from 'react-router';
import type { PageHandle } from './pageHandle';

/**
 * The name under which the router remembers a page's scroll position: its history entry's key and its address, since
 * each entry that no link of ours made has the key "default". A page that begins at its top gets a new name each time,
 * and so never finds an old position.
 */
export function findScrollKey(
  { key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>,
  matches: Pick<UIMatch, 'handle'>[],
): string {
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  const isRemembered = handle?.startsAtTop !== true || hash !== '';
  return `${key} ${isRemembered ? pathname + hash : Math.random()}`;
}
