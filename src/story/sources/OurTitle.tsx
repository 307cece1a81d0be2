import { Figure } from './Figure';
import styles from './SourcesText.module.css';

/** What speaks for and against the word in our own title. */
export function OurTitle() {
  return (
    <p className={styles.prose}>
      It depends on where it grows. Within the US alone, farms pour <Figure id="us-cotton-irrigation" /> of
      irrigation water on their cotton. Rain-fed cotton drinks rain, which would have fallen anyway. The
      Transformers Foundation advises against the word. It speaks for denim suppliers, so it has an interest.
      We keep the word for the industry, and say of each number which water it counts.
    </p>
  );
}
