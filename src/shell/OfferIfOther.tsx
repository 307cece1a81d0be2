import { lazy, Suspense } from 'react';
import { useHydrated } from '../motion/useHydrated';
import { BUILT_LANGUAGES, LANGUAGE } from '../words/language';
import { findOffered } from './languagePage';

/** What cannot be fetched offers nothing. */
const LanguageOffer = lazy(() =>
  import('./LanguageOffer')
    .then(({ LanguageOffer }) => ({ default: LanguageOffer }))
    .catch(() => ({ default: () => null })),
);

/** Offers the page in another language to those who have asked their browser for it. Nobody is sent there. */
export function OfferIfOther() {
  const isHydrated = useHydrated();
  const asked = isHydrated && [navigator.languages, navigator.language];
  const language = findOffered(asked, BUILT_LANGUAGES, LANGUAGE);
  return <Suspense>{language && <LanguageOffer language={language} />}</Suspense>;
}
