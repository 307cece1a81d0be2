import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as words from '#words/plain/label';
import { UNCONFIRMED } from '../../../claim/Claim';
import { fetchClaimTexts } from '../../../claim/publishedClaims';
import { useHydrated } from '../../../motion/useHydrated';
import { StoryLink } from '../../../ui/StoryLink';
import styles from './Label.module.css';

/** A place's cups as published: its name ends the title of its claims. Throws a RangeError for a place that there is not. */
async function fetchLine(place: string): Promise<string> {
  const { findClaim } = await fetchClaimTexts();
  // Every place has its liters, and no other claims that end like its own do.
  findClaim(`${place}-irrigation`);
  const [river, rain] = [findClaim(`${place}-river-cups`), findClaim(`${place}-rain-cups`)];
  const name = river.title.split(':').at(-1) ?? '';
  return words.grownLine(name.trim(), river.text, rain.text);
}

/** Where the reader had the cotton grown, as one more line. Places are fetched only where the address names one. */
export function Grown() {
  const { search, pathname } = useLocation();
  const [line, setLine] = useState<string>();
  const isHydrated = useHydrated();
  const place = isHydrated ? new URLSearchParams(search).get('grown') : null;
  const isOne = place !== null && place !== 'world';
  useEffect(() => {
    let isGone = false;
    setLine(undefined);
    if (isOne) {
      fetchLine(place).then(
        (text) => isGone || setLine(text),
        // Of no place, or without its file, the label says nothing.
        () => {},
      );
    }
    return () => {
      isGone = true;
    };
  }, [isOne, place]);
  if (line === undefined) return null;
  return (
    <p className={styles.note} data-grown="">
      <span {...UNCONFIRMED}>{line}</span>{' '}
      <StoryLink to={pathname} changes={{ grown: null }}>
        {words.backToWorld}
      </StoryLink>
    </p>
  );
}
