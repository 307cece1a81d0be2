import { useLocation } from 'react-router';
import * as words from '#words/shell';
import { StoryLink } from '../ui/StoryLink';
import { BUILT_LANGUAGES } from '../words/language';
import { CHAPTERS } from './chapters';
import styles from './Footer.module.css';
import { LanguageLinks } from './LanguageLinks';
import { SITE_CONTACT } from './site';

/** The way through the site, page by page; from any other page it begins at the start. */
const ORDER = [
  ...CHAPTERS,
  { to: '/charts/production', name: words.phases },
  { to: '/charts/fabrics', name: words.fabrics },
  { to: '/sources', name: words.sources },
  { to: '/teach', name: words.teach },
] as const;

/**
 * The end of each page: where to go on, who made it and from what, under which license, and its other languages.
 * @param isOverError an error stands where the address promises a page: then the way begins anew
 */
export function Footer({ isOverError }: { isOverError: boolean }) {
  const { pathname } = useLocation();
  const page = isOverError ? '' : pathname.replace(/\/$/, '');
  const next = ORDER[ORDER.findIndex(({ to }) => to === page) + 1] ?? ORDER[0];
  return (
    <footer className={styles.footer}>
      <nav className="screen-only targets" aria-label={words.footer}>
        <StoryLink to={next.to}>
          <b>{words.next(next.name)}</b>
        </StoryLink>
        <StoryLink to="/thirsty_fashion/about">{words.whoMade}</StoryLink>
        <StoryLink to="/sources">{words.sources}</StoryLink>
        <StoryLink to="/thirsty_fashion/about" hash="license">
          {words.license}
        </StoryLink>
      </nav>
      {BUILT_LANGUAGES.length > 1 && (
        <nav className="screen-only targets" aria-label={words.language} data-languages="">
          <LanguageLinks />
        </nav>
      )}
      {words.translated !== null && (
        <p className="note">
          {words.translated} {words.ifMistaken}{' '}
          {SITE_CONTACT !== '' && (
            <StoryLink className="screen-only" to="/thirsty_fashion/about" hash="write">
              {words.reportMistake}
            </StoryLink>
          )}
        </p>
      )}
    </footer>
  );
}
