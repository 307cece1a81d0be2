import * as words from '#words/sources';
import { useClaimTexts } from '../claim/publishedClaims';
import { StoryLink } from '../ui/StoryLink';
import { Section } from '../ui/section/Section';
import { type ClaimGroup, gatherAlike, groupClaims } from './claimGroups';
import { Fold } from './Fold';
import styles from './Ledger.module.css';
import { AlikeEntries, LedgerEntry } from './LedgerEntry';

function Group({ page, id, title, claims }: ClaimGroup) {
  return (
    <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <Fold count={claims.length} of={words.figures}>
        {page !== 'sources' && (
          <p className="axis targets">
            <StoryLink to={`/${page}`}>{words.whereTheyStand}</StoryLink>
          </p>
        )}
        {gatherAlike(claims).map((entry) =>
          'claims' in entry ? (
            <AlikeEntries key={entry.title} alike={entry} />
          ) : (
            <LedgerEntry key={entry.id} claim={entry} />
          ),
        )}
      </Fold>
    </section>
  );
}

/** Every claim, folded by the page on which it stands first. */
export function Ledger({ id }: { id: string }) {
  return (
    <div id={id} className={styles.ledger}>
      {groupClaims(useClaimTexts().claims).map((group) => (
        <Section key={group.id} name={`sources-${group.id}`}>
          <Group {...group} />
        </Section>
      ))}
    </div>
  );
}
