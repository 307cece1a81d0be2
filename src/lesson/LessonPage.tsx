import type { ReactNode } from 'react';
import * as words from '#words/lesson';
import { Sheet } from '../ui/Sheet';
import { StoryLink } from '../ui/StoryLink';
import { TermMeanings } from './Term';

/** The pages of the lesson, in the order in which a teacher needs them. */
const LESSON_PAGES = [
  { path: '/teach', name: words.lessonName },
  { path: '/teach/worksheet', name: words.worksheetName },
  { path: '/teach/answers', name: words.answersName },
  { path: '/teach/slip', name: words.slipName },
  { path: '/teach/class', name: words.className },
  { path: '/teach/compose', name: words.composeName },
] as const;

type LessonPath = (typeof LESSON_PAGES)[number]['path'];

interface LessonPageProps {
  path: LessonPath;
  title: string;
  lead: ReactNode;
  picture?: ReactNode;
  ground?: string;
  children: ReactNode;
}

/** What every page of the lesson stands in: its heading, and the way to the others. */
export function LessonPage({ path, title, lead, picture, ground = 'bleach', children }: LessonPageProps) {
  return (
    <Sheet
      title={title}
      lead={lead}
      picture={picture}
      ground={ground}
      linksName={words.pagesLabel}
      links={LESSON_PAGES.map((page) => (
        <li key={page.path}>
          <StoryLink to={page.path} aria-current={page.path === path ? 'page' : undefined}>
            {page.name}
          </StoryLink>
        </li>
      ))}
    >
      {children}
      <TermMeanings />
    </Sheet>
  );
}
