import { formatSearch, takeAlong } from '../../model/reader';
import { useSaid } from '../../ui/reader';
import { LANGUAGE_BASE } from '../../words/language';
import type { Place } from './places';

interface PlaceLinkProps extends Place {
  /** What it says in place of the stop's name. */
  says?: string;
  className?: string | undefined;
  onClick?: () => void;
}

/** A stop in a tab of its own, with what the reader has said: the page that it is opened from stays as it is. */
export function PlaceLink({ name, to, said, hash = '', says = name, className, onClick }: PlaceLinkProps) {
  const there = formatSearch({ ...takeAlong(useSaid()), ...said });
  return (
    <a
      href={LANGUAGE_BASE + to.slice(1) + there + hash}
      target="_blank"
      rel="noreferrer"
      className={className}
      onClick={onClick}
    >
      {says}
    </a>
  );
}
