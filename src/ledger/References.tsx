import * as words from '#words/sources';
import { useClaimTexts } from '../claim/publishedClaims';
import { describeMissingPage, describeReading, formatReference } from '../model/referenceList';
import { getReferenceId } from './claimGroups';
import { Fold } from './Fold';
import styles from './SourcesText.module.css';

/** All that we read, or should have read, with its address. */
export function References() {
  const { sources } = useClaimTexts();
  return (
    <Fold count={sources.length} of={words.references}>
      <ol className={styles.references}>
        {sources.map((source) => (
          <li key={source.id} id={getReferenceId(source.id)}>
            {formatReference(source)} <i>{describeReading(source)}</i>{' '}
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
