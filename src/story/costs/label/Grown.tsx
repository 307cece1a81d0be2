import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { UNCONFIRMED } from '../../../claim/Claim';
import { useHydrated } from '../../../motion/useHydrated';
import { StoryLink } from '../../../ui/StoryLink';
import styles from './Label.module.css';

/** Where the reader had the cotton grown, as one more line. The places are fetched only where the address names one. */
export function Grown() {
  const { search, pathname } = useLocation();
  const [said, setSaid] = useState<{ line: string | undefined; back: string }>();
  const isAsked = useHydrated() && new URLSearchParams(search).has('grown');
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    import('./grownLine').then(
      ({ writeGrownLine, BACK_TO_WORLD }) => {
        if (!isGone) setSaid({ line: writeGrownLine(search), back: BACK_TO_WORLD });
      },
      // Without its file the label stands as it does without a place.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, search]);
  if (!isAsked || said?.line === undefined) return null;
  return (
    <p className={styles.note} data-grown="">
      <span {...UNCONFIRMED}>{said.line}</span>{' '}
      <StoryLink to={pathname} changes={{ grown: null }}>
        {said.back}
      </StoryLink>
    </p>
  );
}
