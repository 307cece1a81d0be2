import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { languageNotKept } from '#words/text/notKept';
import { holdsState } from '../model/stateHash';
import { canOpen } from '../offline/canOpen';
import { isPlainClick } from '../ui/isPlainClick';
import { Failure } from '../ui/PressFailed';
import { useSaid } from '../ui/reader';
import { LANGUAGE } from '../words/language';
import type { Language } from '../words/languages';
import { findPlace, locateInLanguage } from './languagePage';

/** A link to this page in another language. On a press the reader's place goes along. */
export function LanguageLink({ language, children }: { language: Language; children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const said = useSaid();
  const [isAway, setIsAway] = useState(false);
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    // A page that says itself in its fragment is the same in every language.
    link.hash = holdsState(hash) ? hash : findPlace();
    if (!isPlainClick(event)) return;
    // This language's worker does not see what lies outside its folder: without a network it could not answer.
    event.preventDefault();
    setIsAway(false);
    if (await canOpen(link.href)) location.assign(link.href);
    else setIsAway(true);
  };
  return (
    <>
      <a
        href={locateInLanguage(language, pathname, said)}
        hrefLang={language}
        lang={language}
        onClick={follow}
      >
        {children}
      </a>
      {isAway && <Failure lang={LANGUAGE}>{languageNotKept}</Failure>}
    </>
  );
}
