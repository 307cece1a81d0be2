import type { ReactNode } from 'react';
import { confirmsNothing } from '../model/verdict';
import { UNCONFIRMED } from './Claim';
import styles from './Figure.module.css';
import { useClaimTexts } from './publishedClaims';

/** Any figure, those behind the checks included, linked to its entry on this page. */
export function Figure({ id, children }: { id: string; children?: ReactNode }) {
  const claim = useClaimTexts().findClaim(id);
  return (
    <a
      className={styles.link}
      href={`#${id}`}
      data-claim={id}
      {...((confirmsNothing(claim.evidence.grade) || claim.restsOn) && UNCONFIRMED)}
    >
      <data value={'low' in claim ? `${claim.low}–${claim.high}` : claim.value}>
        {children ?? claim.text}
      </data>
    </a>
  );
}
