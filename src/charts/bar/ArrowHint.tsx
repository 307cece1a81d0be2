import { arrowHint } from '#words/text/charts';
import styles from './ArrowHint.module.css';

/** How bars are walked: it describes each chart, and can be seen while keys are in it. */
export function ArrowHint({ id }: { id: string }) {
  return (
    <p id={id} className={`needs-script ${styles.hint}`}>
      {arrowHint}
    </p>
  );
}
