import * as words from '#words/sources';
import styles from './SourcesText.module.css';

/** What we would tell a teacher who takes the story into a class. */
export function Teacher() {
  return <ol className={styles.teacher}>{words.teacherPoints}</ol>;
}
