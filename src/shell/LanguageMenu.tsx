import { COLON } from '#words/rules';
import * as words from '#words/shell';
import { Menu } from '../ui/Menu';
import { BUILT_LANGUAGES, LANGUAGE } from '../words/language';
import { LANGUAGE_NAMES } from '../words/languages';
import { LanguageLink } from './LanguageLink';
import { ListPart } from './ListPart';
import styles from './TopBar.module.css';

/** This page in each language, by its own name. None where the site is in one. */
export function LanguageMenu() {
  if (BUILT_LANGUAGES.length < 2) return null;
  const own = LANGUAGE_NAMES[LANGUAGE];
  return (
    <nav className={styles.languages} aria-label={words.language} data-languages="">
      <Menu
        id="bar-language"
        button={
          <>
            <span className="visually-hidden">{words.language + COLON}</span>
            {own}
          </>
        }
        isPart
      >
        <ListPart as="div" title={words.language} columns="always">
          {BUILT_LANGUAGES.map((language) =>
            language === LANGUAGE ? (
              <b key={language} aria-current="true">
                {own}
              </b>
            ) : (
              <LanguageLink key={language} language={language}>
                {LANGUAGE_NAMES[language]}
              </LanguageLink>
            ),
          )}
        </ListPart>
      </Menu>
    </nav>
  );
}
