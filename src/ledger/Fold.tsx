import type { ReactNode } from 'react';
import { formatNumber } from '../model/format';
import styles from './Fold.module.css';
import { keepFold } from './folds';

type FoldProps = { children: ReactNode } & (
  | {
      /** How much lies in it, and what stands after the number: 44, " figures". */
      count: number;
      of: (count: number) => string;
    }
  /** What lies in it. */
  | { title: string }
);

/**
 * What is folded away until it is asked for: by a press, by an address, by the browser's own search or by ours. React
 * never writes whether it is open: the browser does, before hydration and after. The plain reading shows it open.
 */
export function Fold({ children, ...what }: FoldProps) {
  return (
    <details className={styles.fold} ref={keepFold}>
      <summary className="cluster">
        <span>
          {'title' in what ? (
            what.title
          ) : (
            <>
              <data value={what.count} data-count="">
                {formatNumber(what.count)}
              </data>
              {what.of(what.count)}
            </>
          )}
        </span>
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
