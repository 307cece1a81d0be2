import type { ReactNode } from 'react';
import { findClaim } from '../../model/claimList';
import { StoryLink } from '../StoryLink';
import styles from './SourcesText.module.css';

/** Any figure, those behind the checks included, linked to its entry on this page. */
export function Figure({ id, children }: { id: string; children?: ReactNode }) {
  const { figure, text } = findClaim(id);
  return (
    <StoryLink className={styles.link} to="/sources" hash={id} data-claim={id}>
      <data value={'low' in figure ? `${figure.low}–${figure.high}` : figure.value}>{children ?? text}</data>
    </StoryLink>
  );
}
