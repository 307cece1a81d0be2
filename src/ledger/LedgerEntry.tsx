import * as words from '#words/sources';
import { VERDICT_WORDS } from '#words/text/verdicts';
import { type PublishedClaim, useClaimTexts } from '../claim/publishedClaims';
import { formatNumber } from '../model/format';
import { formatSource } from '../model/reference';
import { getReferenceId } from './claimGroups';
import styles from './Ledger.module.css';

/** One line of the ledger: the figure, what it counts, its arithmetic, how sure we are, and our note. */
export function LedgerEntry({ claim }: { claim: PublishedClaim }) {
  const { id } = claim;
  const { sources } = useClaimTexts();
  return (
    <article id={id} className={styles.entry} aria-labelledby={`${id}-title`} data-entry={claim.verdict}>
      <div>
        <p className={styles.number}>{claim.text}</p>
        <p className={styles.verdict} data-verdict={claim.verdict}>
          {VERDICT_WORDS[claim.verdict]}
        </p>
      </div>
      <div className={styles.told}>
        <div>
          <h4 id={`${id}-title`}>
            <a href={`#${id}`}>{claim.title}</a>
          </h4>
          <p>{claim.year === undefined ? claim.boundary : words.ofYear(claim.boundary, claim.year)}</p>
          <p className={styles.note}>{claim.note}</p>
        </div>
        <div className={styles.check}>
          {claim.formula?.workings.map((working) => (
            <p key={working} className={styles.working}>
              {working}
            </p>
          ))}
          <p>{claim.sureness}</p>
          {claim.sources.length > 0 && (
            <p>
              {words.sources}
              {claim.sources.map((sourceId) => {
                // References are numbered from one.
                const index = sources.findIndex((source) => source.id === sourceId);
                const source = sources[index];
                return (
                  <a
                    key={sourceId}
                    className={styles.mark}
                    href={`#${getReferenceId(sourceId)}`}
                    aria-label={source && formatSource(source)}
                  >
                    {`[${formatNumber(index + 1)}]`}
                  </a>
                );
              })}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
