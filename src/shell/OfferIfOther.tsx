import { lazy, Suspense } from 'react';
import { keepPlace } from '../motion/keepPlace';
import { useHydrated } from '../motion/useHydrated';
import type { Language } from '../words/languages';
import styles from './LanguageOffer.module.css';
import { usePageHandle } from './pageHandle';

/** Takes the offer's room back; whoever has scrolled by then keeps their place. */
const closeRoom = () => keepPlace(() => delete document.documentElement.dataset.offer);

/** What cannot be fetched offers nothing. */
const LanguageOffer = lazy(() =>
  import('./LanguageOffer')
    .then(({ LanguageOffer }) => ({ default: LanguageOffer }))
    .catch(() => {
      closeRoom();
      return { default: () => <></> };
    }),
);

/**
 * Offers the page in another language to those who have asked their browser for it. Nobody is sent there. The room for that
 * line is there from the first paint: boot.ts says whether it is wanted, and in which language.
 */
export function OfferIfOther() {
  const isHydrated = useHydrated();
  const ground = usePageHandle()?.ground;
  const language = isHydrated ? (document.documentElement.dataset.offer as Language | undefined) : undefined;
  return (
    <div className={`screen-only targets ${styles.room}`} data-ground={ground}>
      <Suspense>{language && <LanguageOffer language={language} onClose={closeRoom} />}</Suspense>
    </div>
  );
}
