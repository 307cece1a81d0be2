import type { ReactNode } from 'react';
import styles from './Opening.module.css';
import { Spread } from './Spread';

interface OpeningProps {
  /** The section's heading. */
  title: ReactNode;
  /** What it says first. */
  children: ReactNode;
  className?: string | undefined;
}

/** How a section begins: its title, and what it says beside it. */
export function Opening({ title, className = '', children }: OpeningProps) {
  return (
    <Spread className={`${styles.opening} ${className}`} picture={<div>{children}</div>}>
      {title}
    </Spread>
  );
}
