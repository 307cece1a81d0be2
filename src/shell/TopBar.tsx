import { useLocation } from 'react-router';
import { StoryLink } from '../story/StoryLink';
import { Logo } from './Logo';
import styles from './TopBar.module.css';
import { useBarGround } from './useBarGround';

const CHAPTERS = [
  { to: '/thirsty_fashion', name: 'Pour' },
  { to: '/thirsty_fashion/info1', name: 'Shirt' },
  { to: '/thirsty_fashion/info2', name: 'Lake' },
  { to: '/thirsty_fashion/info3', name: 'Costs' },
  { to: '/charts/fabrics', name: 'Charts' },
] as const;

/** A section of the site covers its own pages: both chart pages belong to "Charts". */
function isCurrent(to: string, pathname: string): boolean {
  const page = pathname.replace(/\/$/, '');
  return page === to || (to.startsWith('/charts') && page.startsWith('/charts'));
}

/** The bar at the top of every page: the logo and one knot a chapter on a stitched thread. */
export function TopBar() {
  const { pathname } = useLocation();
  const { ground, isSolid } = useBarGround();
  return (
    <header className={styles.bar} data-bar="" data-ground={ground} data-solid={isSolid ? '' : undefined}>
      <StoryLink className={styles.logo} to="/thirsty_fashion" aria-label="Threadprint, start page">
        <Logo />
        <span>Threadprint</span>
      </StoryLink>
      <nav className={styles.knots} aria-label="Chapters">
        {CHAPTERS.map(({ to, name }) => (
          <StoryLink key={to} to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
            <i />
            <span>{name}</span>
          </StoryLink>
        ))}
      </nav>
    </header>
  );
}
