import * as words from '#words/sources';
import { VERDICT_WORDS } from '#words/text/verdicts';
import { type PublishedClaim, useClaimTexts } from '../claim/publishedClaims';
import { formatNumber, formatYears } from '../model/format';
import { type AlikeClaims, getReferenceId } from './claimGroups';
import styles from './Ledger.module.css';

function VerdictLine({ verdict }: Pick<PublishedClaim, 'verdict'>) {
  return <p className={styles.verdict}>{VERDICT_WORDS[verdict]}</p>;
}

function Boundary({ claim: { boundary, note, year } }: { claim: PublishedClaim }) {
  return (
    <>
      <p>{year === undefined ? boundary : words.ofYear(boundary, formatYears(year))}</p>
      <p className={styles.note}>{note}</p>
    </>
  );
}

function Workings({ claim }: { claim: PublishedClaim }) {
  return claim.formula?.workings.map((working) => (
    <p key={working} className={styles.working}>
      {working}
    </p>
  ));
}

/** How sure we are, and the sources by their numbers. */
function Check({ claim }: { claim: PublishedClaim }) {
  const { sources } = useClaimTexts();
  return (
    <>
      <p>{claim.sureness}</p>
      {claim.sources.length > 0 && (
        <p>
          {words.sources}
          {claim.sources.map((id) => {
            // References are numbered from one.
            const number = formatNumber(sources.findIndex((source) => source.id === id) + 1);
            return (
              <a key={id} className={styles.mark} href={`#${getReferenceId(id)}`}>
                {`[${number}]`}
              </a>
            );
          })}
        </p>
      )}
    </>
  );
}

/** One line of the ledger: the figure, what it counts, its arithmetic, how sure we are, and our note. */
export function LedgerEntry({ claim }: { claim: PublishedClaim }) {
  const { id } = claim;
  return (
    <article id={id} className={styles.entry} data-entry={claim.verdict}>
      <div>
        <p className={styles.number}>{claim.text}</p>
        <VerdictLine verdict={claim.verdict} />
      </div>
      <div className={styles.told}>
        <div>
          <h4>
            <a href={`#${id}`}>{claim.title}</a>
          </h4>
          <Boundary claim={claim} />
        </div>
        <div className={styles.check}>
          <Workings claim={claim} />
          <Check claim={claim} />
        </div>
      </div>
    </article>
  );
}

/** The same of many places, countries or fabrics: what they share once, and each with its figure. */
export function AlikeEntries({ alike: { title, claims, names } }: { alike: AlikeClaims }) {
  const [first] = claims;
  if (first === undefined) return null;
  return (
    <article className={styles.entry} data-alike={first.verdict}>
      <div>
        <VerdictLine verdict={first.verdict} />
      </div>
      <div className={styles.told} data-shared="">
        <div>
          <h4>{title}</h4>
          <Boundary claim={first} />
        </div>
        <div className={styles.check}>
          <Check claim={first} />
        </div>
      </div>
      <ul className={styles.alike}>
        {claims.map((claim, index) => (
          <li key={claim.id} id={claim.id} data-entry={claim.verdict}>
            <a href={`#${claim.id}`}>{names[index]}</a> <b>{claim.text}</b>
            <Workings claim={claim} />
          </li>
        ))}
      </ul>
    </article>
  );
}
