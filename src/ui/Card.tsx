import type { ComponentProps } from 'react';
import styles from './Card.module.css';

interface CardProps extends ComponentProps<'div'> {
  as?: 'li' | 'p' | 'section' | 'figure' | 'pre';
  /** A small one holds a note. */
  isSmall?: boolean;
  /** Cut with pinking shears; else sewn on. */
  isPinked?: boolean;
}

/** A piece of cloth with words. */
export function Card({ as, isSmall, isPinked, className = '', ...given }: CardProps) {
  // Each of them takes what a `div` takes.
  const Tag = (as ?? 'div') as 'div';
  const edge = isPinked ? styles.pinked : `${styles.sewn} card unbroken`;
  return <Tag className={`${edge} ${isSmall ? styles.small : ''} ${className}`} {...given} />;
}
