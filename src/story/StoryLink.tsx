import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '../motion/useHydrated';
import { usePagePrefetch } from './pagePrefetch';
import { formatStorySearch, type SearchChanges, useUserInput } from './userInput';

export interface StoryLinkProps extends Omit<ComponentProps<typeof Link>, 'state' | 'to'> {
  /** A path below the base, e.g. "/thirsty_fashion/info2". */
  to: string;
  /** The element to go to there, by its id. */
  hash?: string;
  /** What is to be otherwise there, e.g. shown on the big screen. */
  changes?: SearchChanges;
}

/**
 * A link inside the site: the visitor's number and the way they read travel along. Its page is fetched as soon as
 * a pointer, a finger or the keyboard's focus is on it.
 */
export function StoryLink({ to, hash = '', changes, ...rest }: StoryLinkProps) {
  const userInput = useUserInput();
  const { search } = useLocation();
  const prefetch = usePagePrefetch();
  const fetchAhead = () => prefetch(to);
  // The HTML as sent is the same for every query.
  const isHydrated = useHydrated();
  return (
    <Link
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
      to={{ pathname: to, search: formatStorySearch(isHydrated ? search : '', userInput, changes), hash }}
      state={userInput === undefined ? undefined : { userInput }}
    />
  );
}
