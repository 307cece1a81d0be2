import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { formatOnward, formatSearch, formatState, type Said, takeAlong } from '../model/reader';
import { leadTo } from '../model/stateHash';
import { useHydrated } from '../motion/useHydrated';
import { usePagePrefetch } from './pagePrefetch';
import { useSaid } from './reader';

export interface StoryLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path below the base, e.g. "/thirsty_fashion/info2". */
  to: string;
  /** The element to go to there, by its id. */
  hash?: string;
  /** What is to be otherwise there, e.g. shown on the big screen. */
  changes?: Said;
  /** Whether the page there is loaded as by its address. */
  reloadDocument?: boolean;
}

/**
 * A link inside the site: the visitor's number, their class and the way they read travel along, in the navigation state where it is
 * followed in this tab, in its address for every other. Its page is fetched as soon as a pointer, a finger or the
 * keyboard's focus is on it.
 */
export function StoryLink({
  to,
  hash = '',
  changes,
  reloadDocument = false,
  onClick,
  ...rest
}: StoryLinkProps) {
  const said = useSaid();
  const { search, hash: ownHash } = useLocation();
  const isHydrated = useHydrated();
  const prefetch = usePagePrefetch();
  const fetchAhead = () => prefetch(to);
  // The HTML as sent is the same for every query.
  const pageSearch = isHydrated ? search : '';
  const { place, ...goesTo } = leadTo(hash, isHydrated ? ownHash : '');
  const state = formatState(said);
  const href = useHref({
    pathname: to,
    search: formatSearch({ ...takeAlong(said), ...changes }),
    // A new tab has no state.
    hash: place ? hash : goesTo.hash,
  });
  const follow = useLinkClickHandler<HTMLAnchorElement>(
    { pathname: to, search: formatOnward(pageSearch, said, changes), ...goesTo },
    { state: place ? { ...state, place } : state },
  );
  return (
    <a
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) follow(event);
      }}
    />
  );
}
