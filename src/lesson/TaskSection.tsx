import type { ReactNode } from 'react';
import { formatNumber } from '../model/format';
import card from '../ui/Card.module.css';
import styles from './TaskSection.module.css';

interface TaskSectionProps {
  id: string;
  title: string;
  /** Its place on the sheet, where it has one. */
  number?: number;
  className?: string | undefined;
  /** Whether it is a card of its own. */
  isCard?: boolean;
  /** Its questions are an `<ol>`, in letters. */
  children: ReactNode;
}

/** One task of the worksheet, or of its key. */
export function TaskSection({ id, title, number, className = '', isCard, children }: TaskSectionProps) {
  return (
    <section
      id={id}
      className={`stack ${styles.task} ${isCard ? `${card.sewn} card` : ''} ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className="cluster flat title">
        {number !== undefined && <span className={styles.place}>{formatNumber(number)}</span>}{' '}
        <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}
