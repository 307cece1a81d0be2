import * as words from '#words/sources';
import { Figure } from '../claim/Figure';
import { useClaimTexts } from '../claim/publishedClaims';
import { corrections } from '../model/corrections';
import { formatNumber } from '../model/format';
import { describeMissingPage, describeReading, formatReference } from '../model/referenceList';
import { countVerdicts, getReferenceId } from './claimGroups';
import { Fold } from './Fold';
import styles from './SourcesText.module.css';

/** All that we read, or should have read, with its address. */
export function References() {
  const { sources } = useClaimTexts();
  return (
    <Fold count={sources.length} of={words.references}>
      <p className="measure">{words.readingKey}</p>
      <ol className={`small newspaper ${styles.references}`}>
        {sources.map((source) => (
          <li key={source.id} id={getReferenceId(source.id)}>
            <span>{`${formatReference(source)}${describeReading(source)}`}</span>{' '}
            {source.link === undefined ? (
              describeMissingPage(source)
            ) : (
              <a href={source.link} rel="external">
                {source.link.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

/** What speaks for and against the word in our own title. */
export function OurTitle() {
  return <p className="measure">{words.ourTitle}</p>;
}

/** The corrections in plain words. */
export function Mended() {
  return (
    <ul className={`grid broad ${styles.mended}`}>
      {corrections.map(({ id, figure, wrong, right, working }) => (
        <li key={id} className="stack gap-1" data-correction={id}>
          <p>{words.said(<s>{wrong}</s>)}</p>
          <p>
            {words.checked(
              <Figure id={figure}>
                {right.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text)).join('')}
              </Figure>,
              <span data-working="">{working}</span>,
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** How many claims hold, and how many do not. */
export function Tally() {
  const { claims } = useClaimTexts();
  const counts = countVerdicts(claims);
  const lines = [
    { verdict: 'holds', count: counts.holds, says: words.tallyHolds },
    { verdict: 'holds with a note', count: counts['holds with a note'], says: words.tallyNoted },
    { verdict: 'unconfirmed', count: counts.unconfirmed, says: words.tallyUnconfirmed },
    { verdict: 'off', count: counts.off, says: words.tallyOff },
  ];
  return (
    <ul className={`strong grid ${styles.tally}`}>
      {lines.map(({ verdict, count, says }) => (
        <li key={verdict} className="cluster" data-verdict={verdict}>
          <data className="figure" value={count} data-count="">
            {formatNumber(count)}
          </data>{' '}
          {says}
        </li>
      ))}
    </ul>
  );
}
