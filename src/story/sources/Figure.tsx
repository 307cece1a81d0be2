import type { ReactNode } from 'react';
import { useClaimTexts } from '../claim/publishedClaims';
import { StoryLink } from '../StoryLink';
import styles from './SourcesText.module.css';

/** Any figure, those behind the checks included, linked to its entry on this page. */
export function Figure({ id, children }: { id: string; children?: ReactNode }) {
  const claim = useClaimTexts().findClaim(id);
  return (
    <StoryLink className={styles.link} to="/sources" hash={id} data-claim={id}>
      <data value={'low' in claim ? `${claim.low}–${claim.high}` : claim.value}>
        {children ?? claim.text}
      </data>
    </StoryLink>
  );
}
