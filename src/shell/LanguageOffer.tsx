import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepPlace } from '../motion/keepPlace';
import { Button } from '../ui/Button';
import { directionOf, type Language } from '../words/languages';
import { OFFERS } from '../words/offers';
import { LanguageLink } from './LanguageLinks';
import styles from './LanguageOffer.module.css';
import { usePageHandle } from './pageHandle';

/** Kept as long as the page's script runs: nothing is stored, so the next visit offers it again. */
let isClosed = false;

/**
 * One line that offers this page in the reader's language. Fetched only where that is another. It stands in the page, under
 * the bar, and scrolls away with it; whoever has scrolled by then keeps their place as it comes and goes.
 */
export function LanguageOffer({ language }: { language: Language }) {
  const [isShown, setIsShown] = useState(!isClosed);
  const line = useRef<HTMLElement>(null);
  const ground = usePageHandle()?.ground;
  useLayoutEffect(() => {
    keepPlace(() => line.current?.removeAttribute('hidden'));
  }, []);
  if (!isShown) return null;
  const { link, close } = OFFERS[language];
  return (
    <aside
      ref={line}
      className={`screen-only targets ${styles.offer}`}
      lang={language}
      dir={directionOf(language)}
      aria-label={link}
      data-ground={ground}
      hidden
    >
      <LanguageLink language={language}>{link}</LanguageLink>
      <Button
        look="words"
        onClick={() => {
          isClosed = true;
          keepPlace(() => flushSync(() => setIsShown(false)));
        }}
      >
        {close}
      </Button>
    </aside>
  );
}
