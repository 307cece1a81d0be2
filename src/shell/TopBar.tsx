import { useLocation } from 'react-router';
import * as words from '#words/shell';
import { Menu } from '../ui/Menu';
import { StoryLink } from '../ui/StoryLink';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { ReadingSwitches } from './ReadingSwitches';
import { SaveScene } from './SaveScene';
import styles from './TopBar.module.css';
import { useBarGround } from './useBarGround';

const CHAPTERS = [
  { to: '/thirsty_fashion', name: words.chapterPour },
  { to: '/thirsty_fashion/info1', name: words.chapterShirt },
  { to: '/thirsty_fashion/where', name: words.chapterWhere },
  { to: '/thirsty_fashion/info2', name: words.chapterLake },
  { to: '/thirsty_fashion/info3', name: words.chapterCosts },
  { to: '/thirsty_fashion/lives', name: words.chapterLives },
] as const;

/**
 * The bar at the top of every page: the logo, one knot a chapter on a stitched thread, charts and switches.
 * @param isOverError an error stands where the address promises a page: then no knot is the current one
 */
export function TopBar({ isOverError }: { isOverError: boolean }) {
  const { pathname } = useLocation();
  const { ground, isSolid } = useBarGround();
  const page = isOverError ? '' : pathname.replace(/\/$/, '');
  return (
    <header className={styles.bar} data-bar="" data-ground={ground} data-solid={isSolid ? '' : undefined}>
      <StoryLink className={styles.logo} to="/thirsty_fashion" aria-label={words.startPage}>
        <Logo />
        <span>Threadprint</span>
      </StoryLink>
      <nav className={styles.knots} aria-label={words.chapters}>
        {CHAPTERS.map(({ to, name }) => (
          <StoryLink key={to} to={to} aria-current={page === to ? 'page' : undefined}>
            <i />
            <span>{name}</span>
          </StoryLink>
        ))}
      </nav>
      {/* On wide screens it stands open in the bar; CSS alone decides. */}
      <Menu
        id="bar-menu"
        isRow
        buttonName={words.menu}
        button={
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M3 6h18M3 12h18M3 18h18"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray="4 3"
            />
          </svg>
        }
      >
        <nav className={styles.chapters} aria-label={words.menuStory}>
          {CHAPTERS.map(({ to, name }) => (
            <StoryLink key={to} to={to} aria-current={page === to ? 'page' : undefined}>
              {name}
            </StoryLink>
          ))}
        </nav>
        {/* Its room stays where a page has no scene: so the links stand still from page to page. */}
        <div className={CHAPTERS.some(({ to }) => to === page) ? undefined : styles.unoffered}>
          <SaveScene />
        </div>
        <nav aria-label={words.menuCharts}>
          <StoryLink
            to="/charts/production"
            aria-current={page === '/charts/production' ? 'page' : undefined}
          >
            {words.phases}
          </StoryLink>
          <StoryLink to="/charts/fabrics" aria-current={page === '/charts/fabrics' ? 'page' : undefined}>
            {words.fabrics}
          </StoryLink>
          <StoryLink to="/sources" aria-current={page === '/sources' ? 'page' : undefined}>
            {words.sources}
          </StoryLink>
          <StoryLink to="/teach" aria-current={page.startsWith('/teach') ? 'page' : undefined}>
            {words.teach}
          </StoryLink>
        </nav>
        <ReadingSwitches />
        <LanguageMenu />
      </Menu>
    </header>
  );
}
