import { useState } from 'react';
import { useLocation } from 'react-router';
import { useUserInput } from '../story/userInput';
import type { Language } from '../words/languages';
import { OFFERS } from '../words/offers';
import styles from './LanguageOffer.module.css';
import { findPlace, locateInLanguage } from './languagePage';

/** Kept as long as the page's script runs: nothing is stored, so the next visit offers it again. */
let isClosed = false;

/** One line that offers this page in the reader's language. Fetched only where that is another. */
export function LanguageOffer({ language }: { language: Language }) {
  const { pathname, search } = useLocation();
  const userInput = useUserInput();
  const [isShown, setIsShown] = useState(!isClosed);
  if (!isShown) return null;
  const { link, close } = OFFERS[language];
  return (
    <aside className={styles.offer} lang={language} aria-label={link}>
      <a
        href={locateInLanguage(language, pathname, search, userInput)}
        hrefLang={language}
        onClick={({ currentTarget }) => {
          currentTarget.hash = findPlace();
        }}
      >
        {link}
      </a>
      <button
        type="button"
        onClick={() => {
          isClosed = true;
          setIsShown(false);
        }}
      >
        {close}
      </button>
    </aside>
  );
}
