import * as words from '#words/home';
import styles from './Survey.module.css';

/** The question; once it is answered, whose water it is. The question keeps its room, so that nothing moves. */
export function Heading({ isChosen }: { isChosen: boolean }) {
  return (
    <>
      <span className={`${styles.question} ${isChosen ? styles.answered : ''}`}>
        {words.question}
        {words.cupNote}
      </span>
      {isChosen && <span className={styles.say}>{words.answerYou}</span>}
    </>
  );
}
