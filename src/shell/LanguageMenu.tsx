import * as words from '#words/shell';
import { BUILT_LANGUAGES, LANGUAGE } from '../words/language';
import { LanguageLinks } from './LanguageLinks';
import styles from './LanguageMenu.module.css';

const LIST_ID = 'bar-languages';

/** The bar's switch of languages: the page's own, and a list of the others. None where the site is in one. */
export function LanguageMenu() {
  if (BUILT_LANGUAGES.length < 2) return null;
  return (
    <div className={styles.languages} data-languages="">
      <button
        type="button"
        popoverTarget={LIST_ID}
        aria-label={`${LANGUAGE.toUpperCase()}, ${words.language}`}
      >
        {LANGUAGE.toUpperCase()}
      </button>
      <nav id={LIST_ID} popover="auto" className={styles.list} aria-label={words.language}>
        <LanguageLinks />
      </nav>
    </div>
  );
}

/** The last line of each page: its other languages, and who has translated it. */
export function LanguageFooter() {
  if (BUILT_LANGUAGES.length < 2) return null;
  return (
    <footer className={styles.footer}>
      <nav aria-label={words.language} data-languages="">
        <LanguageLinks />
      </nav>
      {words.translationNote !== null && <p>{words.translationNote}</p>}
    </footer>
  );
}
