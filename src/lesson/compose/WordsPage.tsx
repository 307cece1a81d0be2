import * as words from '#words/compose';
import { Sheet } from '../../ui/Sheet';
import { StoryLink } from '../../ui/StoryLink';
import { Section } from '../../ui/section/Section';
import { ClassWords } from './ClassWords';

/** The words of the lesson in the languages of a class, on a sheet of their own. */
export function WordsPage() {
  return (
    <Sheet
      title={words.wordsTitle}
      lead={words.wordsRead}
      ground="bleach"
      linksName={words.pagesLabel}
      links={
        <li>
          <StoryLink to="/teach">{words.lessonName}</StoryLink>
        </li>
      }
    >
      <Section name="class-words">
        <ClassWords />
      </Section>
    </Sheet>
  );
}
