import * as words from '#words/shell';
import { StoryLink } from '../ui/StoryLink';
import styles from './ChapterList.module.css';
import { CHAPTERS } from './chapters';
import { ListPart } from './ListPart';

/** The chapters as a thread that hangs in the menu, each with a line of what it holds: where the bar has no room for names. */
export function ChapterList({ at }: { at: number }) {
  return (
    <ListPart as="nav" className={`narrow-only ${styles.chapters}`} title={words.menuStory}>
      <ol>
        {CHAPTERS.map(({ to, name, line }, index) => (
          <li key={to} data-sewn={index <= at ? '' : undefined}>
            <StoryLink to={to} aria-current={index === at ? 'page' : undefined}>
              <b className="subtitle">{name}</b> <small>{line}</small>
            </StoryLink>
          </li>
        ))}
      </ol>
    </ListPart>
  );
}
