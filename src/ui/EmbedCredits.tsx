import type { ReactNode } from 'react';
import { translated } from '#words/shell';
import { LANGUAGE_BASE } from '../words/language';
import styles from './EmbedCredits.module.css';

/** A line below what stands in another page's frame. */
export function EmbedLine({ children }: { children: ReactNode }) {
  return <p className={styles.credits}>{children}</p>;
}

/** The last of them: in other languages than the first it also says who has translated. */
export function LastLine({ children }: { children: ReactNode }) {
  return (
    <EmbedLine>
      {children}
      {translated !== null && <> {translated}</>}
    </EmbedLine>
  );
}

/** Where its numbers are from, its license, and the way to the whole: the page below the language's base. */
export function EmbedCredits({ sources, page }: { sources: string; page: string }) {
  return (
    <LastLine>
      {sources}{' '}
      <a href={LANGUAGE_BASE + page} target="_blank" rel="noreferrer">
        Threadprint, CC BY 4.0
      </a>
    </LastLine>
  );
}
