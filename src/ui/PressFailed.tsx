import type { ReactNode } from 'react';
import * as words from '#words/shell';
import styles from './Button.module.css';

/** One line of what did not come, or cannot be done. */
export function Failure({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span role="alert" className={styles.failed} lang={lang}>
      {children}
    </span>
  );
}

/** The same beside a control whose press fetched something that did not come. The control can be pressed again. */
export function PressFailed({ what }: { what: string }) {
  return <Failure>{words.pressAgain(what)}</Failure>;
}
