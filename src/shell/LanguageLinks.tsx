import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../motion/useHydrated';
import { useUserInput } from '../story/userInput';
import { BUILT_LANGUAGES, LANGUAGE } from '../words/language';
import { LANGUAGE_NAMES, type Language } from '../words/languages';
import { findPlace, locateInLanguage } from './languagePage';

/** A link to this page in another language. On a press the reader's place goes along. */
export function LanguageLink({ language, children }: { language: Language; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const userInput = useUserInput();
  // The HTML as sent is the same for every query.
  const isHydrated = useHydrated();
  return (
    <a
      href={locateInLanguage(language, pathname, isHydrated ? search : '', userInput)}
      hrefLang={language}
      lang={language}
      onClick={({ currentTarget }) => {
        currentTarget.hash = findPlace();
      }}
    >
      {children}
    </a>
  );
}

/** Links to this page in each language but its own. */
export function LanguageLinks() {
  return BUILT_LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <LanguageLink key={language} language={language}>
      {LANGUAGE_NAMES[language]}
    </LanguageLink>
  ));
}
