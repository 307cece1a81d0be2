import type { ReactNode } from 'react';
import * as words from '#words/shell';
import { Section } from '../ui/section/Section';
import { BRIEF_ID } from './chapters';
import styles from './InBrief.module.css';

interface InBriefProps {
  /** In the site. */
  section: string;
  /** The page's description, which asks and answers nothing. */
  first: string;
  /** Two more paragraphs, with their figures. */
  children: ReactNode;
}

/**
 * A chapter in three sentences. They open its print and its plain reading, folded where they would answer what the reader may
 * guess first; over the scenes the bar's list opens them.
 */
export function InBrief({ section, first, children }: InBriefProps) {
  return (
    <Section name={section}>
      <details
        id={BRIEF_ID}
        popover="auto"
        className={styles.brief}
        onToggle={({ currentTarget }) => {
          if (currentTarget.matches(':popover-open')) currentTarget.open = true;
        }}
      >
        <summary className="caption">{words.inBrief}</summary>
        <p>{first}</p>
        {children}
      </details>
    </Section>
  );
}
