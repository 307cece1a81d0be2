import * as words from '#words/sources';
import styles from './SourcesText.module.css';

/** What speaks for and against the word in our own title. */
export function OurTitle() {
  return <p className={styles.prose}>{words.ourTitle}</p>;
}
