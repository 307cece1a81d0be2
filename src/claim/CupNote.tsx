import type { ReactNode } from 'react';
import styles from './CupNote.module.css';

/** How much a cup holds: a line below the question, in languages whose readers know no US cup. */
export function CupNote({ children }: { children: ReactNode }) {
  return <small className={styles.note}>{children}</small>;
}
