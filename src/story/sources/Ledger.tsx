import { Fragment } from 'react';
import type { Claim } from '../../model/claimList';
import { InTurns } from '../InTurns';
import { StoryLink } from '../StoryLink';
import { claimGroups } from './claimGroups';
import styles from './Ledger.module.css';
import { LedgerEntry } from './LedgerEntry';

/** So many entries are built in a turn. */
const ENTRIES_A_TURN = 10;

function cut(claims: readonly Claim[]): (readonly Claim[])[] {
  return Array.from({ length: Math.ceil(claims.length / ENTRIES_A_TURN) }, (_, i) =>
    claims.slice(i * ENTRIES_A_TURN, (i + 1) * ENTRIES_A_TURN),
  );
}

/** Every claim, by the page on which it stands first. */
export function Ledger() {
  return (
    <>
      <ul className={styles.groups} aria-label="Pages in the ledger">
        {claimGroups.map(({ id, title }) => (
          <li key={id}>
            <StoryLink to="/sources" hash={id}>
              {title}
            </StoryLink>
          </li>
        ))}
      </ul>
      <InTurns>
        {claimGroups.map((group) => (
          <section
            key={group.id}
            id={group.id}
            className={styles.group}
            aria-labelledby={`${group.id}-title`}
          >
            <h3 id={`${group.id}-title`}>
              {group.page === 'sources' ? (
                group.title
              ) : (
                <StoryLink to={`/${group.page}`}>{group.title}</StoryLink>
              )}
            </h3>
            <InTurns>
              {cut(group.claims).map((some) => (
                <Fragment key={some[0]?.id}>
                  {some.map((claim) => (
                    <LedgerEntry key={claim.id} claim={claim} />
                  ))}
                </Fragment>
              ))}
            </InTurns>
          </section>
        ))}
      </InTurns>
    </>
  );
}
