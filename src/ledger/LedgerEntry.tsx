import type { ReactNode } from 'react';
import * as words from '#words/sources';
import { VERDICT_WORDS } from '#words/text/verdicts';
import { type PublishedClaim, useClaimTexts } from '../claim/publishedClaims';
import { formatNumber, formatYears } from '../model/format';
import { type AlikeClaims, areSame, getReferenceId } from './claimGroups';
import styles from './Ledger.module.css';

interface OfClaim {
  claim: PublishedClaim;
}

const Verdict = ({ claim }: OfClaim) => <i className="strong cluster">{VERDICT_WORDS[claim.verdict]}</i>;

const writeBoundary = ({ boundary, year }: PublishedClaim) =>
  year === undefined ? boundary : words.ofYear(boundary, formatYears(year));

function Workings({ claim }: OfClaim) {
  return claim.formula?.workings.map((working) => (
    <p key={working}>
      <b>{working}</b>
    </p>
  ));
}

/** What was read, and the sources by their numbers. That arithmetic is ours the page says once. */
function Check({ claim }: OfClaim) {
  const { sources } = useClaimTexts();
  return (
    <>
      {(claim.evidence.grade !== 'arithmetic' || claim.restsOn) && <p data-evidence="">{claim.sureness}</p>}
      {claim.sources.length > 0 && (
        <p>
          {words.sources}
          {claim.sources.map((id) => {
            // References are numbered from one.
            const number = formatNumber(sources.findIndex((source) => source.id === id) + 1);
            return <a key={id} href={`#${getReferenceId(id)}`}>{`[${number}]`}</a>;
          })}
        </p>
      )}
    </>
  );
}

/** The title, what is counted, our note, and beside them what was checked. */
function Told({
  title,
  claim,
  counts,
  children,
}: OfClaim & Record<'title' | 'counts' | 'children', ReactNode>) {
  return (
    <div className={`row gap-6 ${styles.told}`}>
      <div className="stack gap-1">
        <h4 className="body">{title}</h4>
        {counts}
        <p className={styles.note}>{claim.note}</p>
      </div>
      <div className={`stack gap-1 ${styles.check}`}>{children}</div>
    </div>
  );
}

/** One line of the ledger: the figure, what it counts, its arithmetic, how sure we are, and our note. */
export function LedgerEntry({ claim }: OfClaim) {
  const { id } = claim;
  return (
    <article id={id} className={`small seam row gap-6 ${styles.entry}`} data-entry={claim.verdict}>
      <div className="stack gap-1">
        <p className="figure">{claim.text}</p>
        <Verdict claim={claim} />
      </div>
      <Told title={<a href={`#${id}`}>{claim.title}</a>} claim={claim} counts={<p>{writeBoundary(claim)}</p>}>
        <Workings claim={claim} />
        <Check claim={claim} />
      </Told>
    </article>
  );
}

/** The same of many places, countries or fabrics: what they share once, and each with its figure and what is its own. */
export function AlikeEntries({ alike: { title, claims, names } }: { alike: AlikeClaims }) {
  const [first] = claims;
  if (first === undefined) return null;
  const isVerdictShared = areSame(claims, ({ verdict }) => verdict);
  const isBoundaryShared = areSame(claims, writeBoundary);
  const isCheckShared = areSame(claims, ({ sureness, sources }) => [sureness, sources]);
  return (
    <article
      className={`small seam row gap-6 ${styles.entry}`}
      data-alike={isVerdictShared ? first.verdict : ''}
    >
      <div>{isVerdictShared && <Verdict claim={first} />}</div>
      <Told title={title} claim={first} counts={isBoundaryShared && <p>{writeBoundary(first)}</p>}>
        {isCheckShared && <Check claim={first} />}
      </Told>
      <ul className={`grid gap-2 ${styles.alike}`}>
        {claims.map((claim, index) => (
          <li key={claim.id} id={claim.id} data-entry={claim.verdict}>
            <a href={`#${claim.id}`}>{names[index]}</a> <b>{claim.text}</b>
            {!isVerdictShared && <Verdict claim={claim} />}
            {!isBoundaryShared && <p>{writeBoundary(claim)}</p>}
            <Workings claim={claim} />
            {!isCheckShared && <Check claim={claim} />}
          </li>
        ))}
      </ul>
    </article>
  );
}
