import type { ComponentProps, ReactNode } from 'react';
import styles from './Spread.module.css';

interface SpreadProps extends ComponentProps<'div'> {
  /** Beside the words, or below them where there is no room; without one the words stand alone. */
  picture?: ReactNode;
}

/**
 * Words beside a picture. Its sheet may say each one's least width, and how they share the rest. With `data-page` it is a
 * page of its own on a phone on its side.
 */
export function Spread({ picture, children, className = '', ...attributes }: SpreadProps) {
  return (
    <div className={`${styles.spread} flat ${className}`} {...attributes}>
      <div className={styles.words}>{children}</div>
      {picture}
    </div>
  );
}
