import { Link, type LinkProps, useLocation } from 'react-router';
import { formatPreferences, parsePreferences } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';
import { useUserInput } from './userInput';

interface StoryLinkProps extends Omit<LinkProps, 'state' | 'to'> {
  /** A path below the base, e.g. "/thirsty_fashion/info2". */
  to: string;
  /** The element to go to there, by its id. */
  hash?: string;
}

/** A link inside the site: the visitor's number and the way they read travel along. */
export function StoryLink({ to, hash = '', ...rest }: StoryLinkProps) {
  const userInput = useUserInput();
  const { search } = useLocation();
  // The HTML as sent is the same for every query.
  const isHydrated = useHydrated();
  return (
    <Link
      {...rest}
      to={{ pathname: to, search: isHydrated ? formatPreferences(parsePreferences(search)) : '', hash }}
      state={userInput === undefined ? undefined : { userInput }}
    />
  );
}
