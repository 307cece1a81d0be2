import type { ReactNode } from 'react';
import * as words from '#words/lesson';
import { Spread } from '../ui/Spread';
import { StoryLink } from '../ui/StoryLink';
import styles from './LessonPage.module.css';
import { TermMeanings } from './Term';

/** The pages of the lesson, in the order in which a teacher needs them. */
const LESSON_PAGES = [
  { path: '/teach', name: words.lessonName },
  { path: '/teach/worksheet', name: words.worksheetName },
  { path: '/teach/answers', name: words.answersName },
  { path: '/teach/slip', name: words.slipName },
  { path: '/teach/class', name: words.className },
] as const;

type LessonPath = (typeof LESSON_PAGES)[number]['path'];

interface LessonPageProps {
  path: LessonPath;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** What every page of the lesson stands in: its heading, and the way to the others. */
export function LessonPage({ path, title, lead, children }: LessonPageProps) {
  return (
    <div className={styles.page} data-ground="paper">
      <header>
        <Spread className={styles.head} picture={<p className={styles.lead}>{lead}</p>}>
          <h1>{title}</h1>
        </Spread>
      </header>
      <nav className={styles.pages} aria-label={words.pagesLabel}>
        <ul>
          {LESSON_PAGES.map((page) => (
            <li key={page.path}>
              <StoryLink to={page.path} aria-current={page.path === path ? 'page' : undefined}>
                {page.name}
              </StoryLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <TermMeanings />
    </div>
  );
}

/** One part of a page under its heading. */
export function LessonSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
