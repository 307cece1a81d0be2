import type { ReactNode } from 'react';
import * as words from '#words/sources';
import type { PartId } from './parts';
import styles from './SourcesStory.module.css';

/** One part of the page under its heading. */
export function Part({ id, children }: { id: PartId; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.PARTS[id]}</h2>
      {children}
    </section>
  );
}
