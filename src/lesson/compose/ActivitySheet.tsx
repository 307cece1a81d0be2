import type { ReactNode } from 'react';
import { composeName, lessonName, pagesLabel } from '#words/compose';
import { Sheet } from '../../ui/Sheet';
import { StoryLink } from '../../ui/StoryLink';

interface ActivitySheetProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The two pages of an activity, apart from the lesson's own: they need neither its texts nor its terms. */
export function ActivitySheet({ title, lead, children }: ActivitySheetProps) {
  return (
    <Sheet
      title={title}
      lead={lead}
      ground="bleach"
      linksName={pagesLabel}
      links={
        <>
          <li>
            <StoryLink to="/teach">{lessonName}</StoryLink>
          </li>
          <li>
            <StoryLink to="/teach/compose">{composeName}</StoryLink>
          </li>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
