import type { ReactNode } from 'react';
import * as words from '#words/lesson';
import { Sheet } from '../ui/Sheet';
import { StoryLink } from '../ui/StoryLink';
import { TermMeanings } from './Term';

/** The parts of the lesson's own page, in the order in which a teacher needs them. */
const PARTS = [
  { id: 'before', name: words.before },
  { id: 'in-class', name: words.inClass },
  { id: 'after', name: words.after },
] as const;

interface LessonPageProps {
  title: string;
  lead: ReactNode;
  picture?: ReactNode;
  ground?: string;
  children: ReactNode;
}

/** What every page of the lesson stands in: its heading, and the way to all that belongs to it. */
export function LessonPage({ title, lead, picture, ground = 'bleach', children }: LessonPageProps) {
  return (
    <Sheet
      title={title}
      lead={lead}
      picture={picture}
      ground={ground}
      linksName={words.pagesLabel}
      links={PARTS.map(({ id, name }) => (
        <li key={id}>
          <StoryLink to="/teach" hash={id}>
            {name}
          </StoryLink>
        </li>
      ))}
    >
      {children}
      <TermMeanings />
    </Sheet>
  );
}
