import * as words from '#words/shell';
import { Menu } from '../ui/Menu';
import { StoryLink } from '../ui/StoryLink';
import { BUILT_LANGUAGES, LANGUAGE } from '../words/language';
import { LanguageLinks } from './LanguageLinks';
import styles from './LanguageMenu.module.css';

/** The page's other languages. */
function Languages() {
  return (
    <nav aria-label={words.language}>
      <LanguageLinks />
    </nav>
  );
}

/** The bar's switch of languages. None where the site is in one. */
export function LanguageMenu() {
  if (BUILT_LANGUAGES.length < 2) return null;
  const own = LANGUAGE.toUpperCase();
  return (
    <div data-languages="">
      <Menu id="bar-languages" button={own} buttonName={`${own}, ${words.language}`}>
        <Languages />
      </Menu>
    </div>
  );
}

/** The last line of each page: its other languages, and who has translated it. */
export function LanguageFooter() {
  if (BUILT_LANGUAGES.length < 2) return null;
  return (
    <footer className={styles.footer}>
      <div data-languages="">
        <Menu id="footer-languages" button={words.language} isAbove>
          <Languages />
        </Menu>
      </div>{' '}
      {words.translationNote !== null && (
        <p>
          {words.translationNote}{' '}
          <StoryLink to="/thirsty_fashion/about" hash="write">
            {words.reportMistake}
          </StoryLink>
        </p>
      )}
    </footer>
  );
}
