import type { ReactNode } from 'react';
import * as words from '#words/where';
import styles from './FoldedNumbers.module.css';

/** A table of the page's numbers, folded until it is asked for; it scrolls in its own box. */
export function FoldedNumbers({ children }: { children: ReactNode }) {
  return (
    <details className={styles.numbers}>
      <summary>{words.seeNumbers}</summary>
      <div className={styles.table}>{children}</div>
    </details>
  );
}
