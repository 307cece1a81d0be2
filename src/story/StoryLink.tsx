import { Link, type LinkProps, useLocation } from 'react-router';
import { formatPreferences, parsePreferences } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';
import { useUserInput } from './userInput';

interface StoryLinkProps extends Omit<LinkProps, 'state' | 'to'> {
  /** A path below the base, e.g. "/thirsty_fashion/info2". */
  to: string;
}

/** A link inside the site: the visitor's number and the way they read travel along. */
export function StoryLink({ to, ...rest }: StoryLinkProps) {
  const userInput = useUserInput();
  const { search } = useLocation();
  // The HTML as sent is the same for every query.
  const isHydrated = useHydrated();
  return (
    <Link
      {...rest}
      to={isHydrated ? { pathname: to, search: formatPreferences(parsePreferences(search)) } : to}
      state={userInput === undefined ? undefined : { userInput }}
    />
  );
}
