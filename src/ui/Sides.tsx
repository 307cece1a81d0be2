import type { ReactNode } from 'react';
import styles from './Sides.module.css';

interface SidesProps {
  /** The dye of the page, and of the bar above it; a side's sheet may say another. */
  ground: string;
  /** What is set, at the start; above what follows from it where there is no room beside it. */
  side: ReactNode;
  /** The side's heading, and one line below it, which goes where there is no room for it. */
  title: ReactNode;
  hint?: ReactNode;
  sideClass?: string | undefined;
  workClass?: string | undefined;
  children: ReactNode;
}

/** A page that is one window: what is set stands beside what comes of it. */
export function Sides({ ground, title, hint, side, sideClass = '', workClass = '', children }: SidesProps) {
  return (
    <div className={`${styles.sides} flat`} data-ground={ground}>
      <div className={`stack flat ${styles.side} ${sideClass}`}>
        {title}
        {hint && <p className="not-short">{hint}</p>}
        {side}
      </div>
      <div className={`stack flat ${styles.work} ${workClass}`}>{children}</div>
    </div>
  );
}
