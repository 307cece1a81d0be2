import type { ReactNode } from 'react';
import * as words from '#words/lesson';
import styles from './NameLine.module.css';

/** Where a pupil writes their name and the date. */
export function NameLine({
  className = '',
  children,
}: {
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <p className={`strong row ${styles.names} ${className}`}>
      <span>{words.pupilName}</span> <i aria-hidden="true" /> <span>{words.date}</span>{' '}
      <i aria-hidden="true" />
      {children}
    </p>
  );
}
