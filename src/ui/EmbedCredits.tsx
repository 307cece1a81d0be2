import type { ReactNode } from 'react';
import { LANGUAGE_BASE } from '../words/language';
import styles from './EmbedCredits.module.css';

/** A line below what stands in another page's frame. */
export function EmbedLine({ children }: { children: ReactNode }) {
  return <p className={styles.credits}>{children}</p>;
}

/** Where its numbers are from, its license, and the way to the whole: the page below the language's base. */
export function EmbedCredits({ sources, page }: { sources: string; page: string }) {
  return (
    <EmbedLine>
      {sources}{' '}
      <a href={LANGUAGE_BASE + page} target="_blank" rel="noreferrer">
        Threadprint, CC BY 4.0
      </a>
    </EmbedLine>
  );
}
