import * as words from '#words/home';
import styles from './Survey.module.css';

/** The question; once it is answered, what the water means. The question keeps its room, so that nothing moves. */
export function Heading({ isChosen, isShirt }: { isChosen: boolean; isShirt: boolean }) {
  return (
    <>
      <span className={`${styles.question} ${isChosen ? styles.answered : ''}`}>
        {words.question}
        {words.cupNote}
      </span>
      {isChosen && (
        <span className={styles.say}>
          {isShirt ? <span>{words.answerShirt(styles.unbroken)}</span> : words.answerYou}
        </span>
      )}
    </>
  );
}
