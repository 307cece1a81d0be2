import type { ReactNode } from 'react';
import styles from './Finding.module.css';
import type { ChartState } from './useChart';

interface FindingProps {
  chart: ChartState;
  /** What the caption says before the press. */
  before: ReactNode;
  /** The finding, in words: highest, lowest, ratio. It is what the HTML holds. */
  children: ReactNode;
}

/** The chart's caption. Before the press it gives nothing away; both texts keep one place, so that nothing moves. */
export function Finding({ chart, before, children }: FindingProps) {
  const isOpen = chart.run.phase === 'whole';
  return (
    <figcaption className={styles.finding} data-awaits-press={chart.run.canStart || undefined}>
      <p className={styles.before} data-away={isOpen || undefined}>
        {before}
      </p>
      <div aria-live="polite">
        <p data-away={!isOpen || undefined}>{children}</p>
      </div>
    </figcaption>
  );
}
