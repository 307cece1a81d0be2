import { Button } from '../ui/Button';
import { directionOf, type Language } from '../words/languages';
import { OFFERS } from '../words/offers';
import { LanguageLink } from './LanguageLink';
import styles from './LanguageOffer.module.css';

/**
 * One line that offers this page in the reader's language. Fetched only where that is another. It stands in the page, under
 * the bar, and scrolls away with it. Nothing is stored, so the next visit offers it again.
 */
export function LanguageOffer({ language, onClose }: { language: Language; onClose: () => void }) {
  const { link, close } = OFFERS[language];
  return (
    <aside
      className={`cluster ${styles.offer}`}
      lang={language}
      dir={directionOf(language)}
      aria-label={link}
    >
      <LanguageLink language={language}>{link}</LanguageLink>
      <Button look="words" onClick={onClose}>
        {close}
      </Button>
    </aside>
  );
}
