import * as words from '#words/shell';
import { Menu } from '../ui/Menu';
import { StoryLink } from '../ui/StoryLink';
import { BUILT_LANGUAGES } from '../words/language';
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
