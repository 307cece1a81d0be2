import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as words from '#words/text/label';
import { UNCONFIRMED } from '../../../claim/Claim';
import { StoryLink } from '../../../ui/StoryLink';
import { fetchGrownLine, useGuessedPlace } from './grownLine';
import styles from './Label.module.css';

/** The place that the reader guessed, with its cups, as one more line. Places are fetched only where one was guessed. */
export function Grown() {
  const { pathname } = useLocation();
  const place = useGuessedPlace();
  const [line, setLine] = useState<string>();
  useEffect(() => {
    let isGone = false;
    setLine(undefined);
    if (place !== undefined) {
      fetchGrownLine(place).then(
        (text) => isGone || setLine(text),
        // Of no place, or without its file, the label says nothing.
        () => {},
      );
    }
    return () => {
      isGone = true;
    };
  }, [place]);
  if (line === undefined) return null;
  return (
    <p className={styles.note} data-grown="">
      <span {...UNCONFIRMED}>{line}</span>{' '}
      <span data-unsaved="">
        <StoryLink to={pathname} changes={{ place: undefined }}>
          {words.backToWorld}
        </StoryLink>
      </span>
    </p>
  );
}
