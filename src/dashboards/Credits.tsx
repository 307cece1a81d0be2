import * as words from '#words/charts';
import { LANGUAGE_BASE } from '../words/language';
import styles from './Embedded.module.css';

/** Source and license of an embedded chart, and the way to the whole: the page below the language's base. */
export function Credits({ source, page }: { source: string; page: string }) {
  return (
    <p className={styles.credits}>
      {words.credits(
        source,
        <a href={LANGUAGE_BASE + page} target="_blank" rel="noreferrer">
          Threadprint
        </a>,
      )}
    </p>
  );
}
