import { sources } from '../../data/sources';
import { describeReading, formatReference } from '../../model/reference';
import { InTurns } from '../InTurns';
import { getReferenceId } from './claimGroups';
import styles from './SourcesStory.module.css';

/** The whole list is laid out again in its columns with each turn: longer turns would hold the page up. */
const REFERENCES_A_TURN = 12;

/** All that we read, or should have read, with its address. */
export function References() {
  return (
    <ol className={styles.references}>
      <InTurns atOnce={REFERENCES_A_TURN}>
        {[...sources.values()].map((source) => (
          <li key={source.id} id={getReferenceId(source.id)}>
            {formatReference(source)} <i>{describeReading(source)}</i>{' '}
            {source.link !== undefined && (
              <a href={source.link} rel="external">
                {source.link.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
              </a>
            )}
          </li>
        ))}
      </InTurns>
    </ol>
  );
}
