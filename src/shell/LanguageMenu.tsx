import * as words from '#words/shell';
import { Button } from '../ui/Button';
import { StoryLink } from '../ui/StoryLink';
import { BUILT_LANGUAGES, LANGUAGE } from '../words/language';
import { LanguageLinks } from './LanguageLinks';
import styles from './LanguageMenu.module.css';

interface LanguageListProps {
  id: string;
  /** What the button shows, and what it is called where that is not enough. */
  button: string;
  buttonName?: string;
}

/** A list of the page's other languages, which a button opens, with script and without: one tab stop until then. */
function LanguageList({ id, button, buttonName }: LanguageListProps) {
  return (
    <div className={styles.languages} data-languages="">
      <Button look="plain" popoverTarget={id} aria-label={buttonName}>
        {button}
      </Button>
      <nav id={id} popover="auto" className={styles.list} aria-label={words.language}>
        <LanguageLinks />
      </nav>
    </div>
  );
}

/** The bar's switch of languages. None where the site is in one. */
export function LanguageMenu() {
  if (BUILT_LANGUAGES.length < 2) return null;
  const own = LANGUAGE.toUpperCase();
  return <LanguageList id="bar-languages" button={own} buttonName={`${own}, ${words.language}`} />;
}

/** The last line of each page: its other languages, and who has translated it. */
export function LanguageFooter() {
  if (BUILT_LANGUAGES.length < 2) return null;
  return (
    <footer className={styles.footer}>
      <LanguageList id="footer-languages" button={words.language} />{' '}
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
