import * as words from '#words/sources';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import styles from './SourcesText.module.css';

/** What readers ask most, each with its answer; then how a number is checked. */
export function Asked() {
  return (
    <>
      <dl className={styles.asked}>
        {words.ASKED.map(({ ask, answer }) => (
          <div key={ask}>
            <dt className="strong">{ask}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p>{words.checking}</p>
      <p>
        <UnconfirmedKey />
      </p>
    </>
  );
}
