import styles from './Survey.module.css';

/** The question; once it is answered, what the water means. The question keeps its room, so that nothing moves. */
export function Heading({ isChosen, isShirt }: { isChosen: boolean; isShirt: boolean }) {
  return (
    <>
      <span className={`${styles.question} ${isChosen ? styles.answered : ''}`}>
        How many cups of water do you drink a day?
      </span>
      {isChosen && (
        <span className={styles.say}>
          {isShirt ? (
            <span>
              This is one <span className={styles.unbroken}>T-shirt.</span>
            </span>
          ) : (
            'That was you.'
          )}
        </span>
      )}
    </>
  );
}
