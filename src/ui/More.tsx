import type { ReactNode, Ref, SyntheticEvent } from 'react';
import * as words from '#words/shell';
import button from './Button.module.css';
import styles from './More.module.css';

/** What opens stands below what was pressed, which may be the window's last line: both come into view, the button first. */
const showContent = ({ target, currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
  // React tells of the menus within, too.
  if (target === currentTarget && currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
};

/** What a chart or a scene offers besides its picture, folded into one small button. The plain reading shows it all. */
export function More({ ref, children }: { ref?: Ref<HTMLDetailsElement>; children: ReactNode }) {
  return (
    <details ref={ref} className={styles.more} onToggle={showContent}>
      <summary className={`${button.line} ${button.small}`}>{words.more}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
