import { formatSearch } from '../../model/reader';
import { useSaid } from '../../ui/reader';
import { LANGUAGE_BASE } from '../../words/language';
import type { Place } from './places';

interface PlaceLinkProps extends Place {
  /** What it says in place of the stop's name. */
  says?: string;
  className?: string | undefined;
  onClick?: () => void;
}

/** A stop in a tab of its own, as by its address, and read in the same way: the page that it is opened from stays as it is. */
export function PlaceLink({
  name,
  to,
  search = '',
  hash = '',
  says = name,
  className,
  onClick,
}: PlaceLinkProps) {
  const { view, motion, digits } = useSaid();
  const query = [formatSearch({ view, motion, digits }).slice(1), search.slice(1)].filter(Boolean);
  return (
    <a
      href={`${LANGUAGE_BASE}${to.slice(1)}${query.length > 0 ? `?${query.join('&')}` : ''}${hash}`}
      target="_blank"
      rel="noreferrer"
      className={className}
      onClick={onClick}
    >
      {says}
    </a>
  );
}
