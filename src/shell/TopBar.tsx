import { useLocation } from 'react-router';
import { COLON } from '#words/rules';
import * as words from '#words/shell';
import { Menu } from '../ui/Menu';
import { StoryLink } from '../ui/StoryLink';
import { BesideList } from './BesideList';
import { ChapterList } from './ChapterList';
import { ChapterPlace, ChapterThread, Knot } from './ChapterThread';
import { CHAPTERS, findName } from './chapters';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { ReadingList } from './ReadingList';
import styles from './TopBar.module.css';
import { useBarGround } from './useBarGround';

/**
 * The bar at the top of every page: the thread leaves the logo, ties a knot a chapter, and is sewn as far as the page is;
 * then three lists, which are one where the window is narrower.
 * @param isOverError an error stands where the address promises a page: then no knot is the current one
 */
export function TopBar({ isOverError }: { isOverError: boolean }) {
  const { pathname } = useLocation();
  const { ground, isSolid } = useBarGround();
  const page = isOverError ? '' : pathname.replace(/\/$/, '');
  const at = CHAPTERS.findIndex(({ to }) => to === page);
  const [start] = CHAPTERS;
  // A teacher begins the story from the plan.
  const isPresentable = at >= 0 || page === '/teach' || page.startsWith('/charts/');
  return (
    <header
      className={`axis screen-only ${styles.bar}`}
      data-bar=""
      data-ground={ground}
      data-solid={isSolid ? '' : undefined}
    >
      <StoryLink
        className={`cluster ${styles.logo}`}
        to={start.to}
        aria-label={words.startPage + COLON + start.name}
        aria-current={at === 0 ? 'page' : undefined}
      >
        <Logo />
        <span className={`caption ${styles.word}`}>Threadprint</span>
        <Knot name={start.name} isSewn={at >= 0} />
      </StoryLink>
      <ChapterThread at={at} />
      <ChapterPlace at={at} name={CHAPTERS[at]?.name ?? findName(page)} />
      <Menu id="bar-menu" button={words.menu} isRow>
        <ChapterList at={at} />
        <Menu id="bar-more" button={words.beside} isPart>
          <BesideList page={page} />
        </Menu>
        <Menu id="bar-reading" button={words.reading} isPart>
          <ReadingList isPresentable={isPresentable} isChapter={at > 0} />
        </Menu>
        <LanguageMenu />
      </Menu>
    </header>
  );
}
