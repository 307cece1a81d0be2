import { useLocation } from 'react-router';
import { useHydrated } from '../motion/useHydrated';
import { useUserInput } from '../story/userInput';
import { BUILT_LANGUAGES, LANGUAGE } from '../words/language';
import { LANGUAGE_NAMES } from '../words/languages';
import { findPlace, locateInLanguage } from './languagePage';

/** Links to the same page in the other languages. On a press the reader's place goes along. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const userInput = useUserInput();
  // The HTML as sent is the same for every query.
  const isHydrated = useHydrated();
  return BUILT_LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <a
      key={language}
      href={locateInLanguage(language, pathname, isHydrated ? search : '', userInput)}
      hrefLang={language}
      lang={language}
      onClick={({ currentTarget }) => {
        currentTarget.hash = findPlace();
      }}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ));
}
