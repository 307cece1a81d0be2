import { useClaimTexts } from '../claim/publishedClaims';
import { StoryLink } from '../StoryLink';
import { groupClaims } from './claimGroups';
import styles from './Ledger.module.css';
import { LedgerEntry } from './LedgerEntry';
import { PlaceLinks } from './PlaceLinks';

/** Every claim, by the page on which it stands first. */
export function Ledger() {
  const groups = groupClaims(useClaimTexts().claims);
  return (
    <>
      <ul className={styles.groups} aria-label="Pages in the ledger">
        <PlaceLinks places={groups} />
      </ul>
      {groups.map((group) => (
        <section key={group.id} id={group.id} className={styles.group} aria-labelledby={`${group.id}-title`}>
          <h3 id={`${group.id}-title`}>
            {group.page === 'sources' ? (
              group.title
            ) : (
              <StoryLink to={`/${group.page}`}>{group.title}</StoryLink>
            )}
          </h3>
          {group.claims.map((claim) => (
            <LedgerEntry key={claim.id} claim={claim} />
          ))}
        </section>
      ))}
    </>
  );
}
