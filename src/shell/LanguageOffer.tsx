import { useState } from 'react';
import type { Language } from '../words/languages';
import { OFFERS } from '../words/offers';
import { LanguageLink } from './LanguageLinks';
import styles from './LanguageOffer.module.css';

/** Kept as long as the page's script runs: nothing is stored, so the next visit offers it again. */
let isClosed = false;

/** One line that offers this page in the reader's language. Fetched only where that is another. */
export function LanguageOffer({ language }: { language: Language }) {
  const [isShown, setIsShown] = useState(!isClosed);
  if (!isShown) return null;
  const { link, close } = OFFERS[language];
  return (
    <aside className={styles.offer} lang={language} aria-label={link}>
      <LanguageLink language={language}>{link}</LanguageLink>
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
