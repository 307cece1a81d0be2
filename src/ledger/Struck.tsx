import * as words from '#words/correction';
import styles from './Struck.module.css';

/** A wrong claim, struck. Screen readers leave strokes out: it is said before. */
export function Struck({ children }: { children: string }) {
  return (
    <>
      <span className="visually-hidden">{words.struckOut}</span>
      <s className={styles.wrong}>{children}</s>
    </>
  );
}
