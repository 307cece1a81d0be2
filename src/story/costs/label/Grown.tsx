import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as words from '#words/text/label';
import { UNCONFIRMED } from '../../../claim/Claim';
import { StoryLink } from '../../../ui/StoryLink';
import { fetchGrownLine, useGrownPlace } from './grownLine';
import styles from './Label.module.css';

/** Where the reader had the cotton grown, as one more line. Places are fetched only where the address names one. */
export function Grown() {
  const { pathname } = useLocation();
  const place = useGrownPlace();
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
        <StoryLink to={pathname} changes={{ grown: undefined }}>
          {words.backToWorld}
        </StoryLink>
      </span>
    </p>
  );
}
