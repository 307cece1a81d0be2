import * as words from '#words/shell';
import { OfflineLink } from '../offline/OfflineLink';
import { readOfflineSize } from '../offline/offlineSize';
import { Button } from '../ui/Button';
import { useTell } from '../ui/reader';
import { BUILT_LANGUAGES, LANGUAGE } from '../words/language';
import { LANGUAGE_NAMES } from '../words/languages';
import { LanguageLink } from './LanguageLinks';
import { ListPart } from './ListPart';
import styles from './ReadingList.module.css';
import { ReadingSwitches } from './ReadingSwitches';

/** This page in each language, by its own name. None where the site is in one. */
function Languages() {
  if (BUILT_LANGUAGES.length < 2) return null;
  return (
    <ListPart as="nav" title={words.language} className={styles.languages} data-languages="">
      {BUILT_LANGUAGES.map((language) =>
        language === LANGUAGE ? (
          <b key={language} aria-current="true">
            {LANGUAGE_NAMES[language]}
          </b>
        ) : (
          <LanguageLink key={language} language={language}>
            {LANGUAGE_NAMES[language]}
          </LanguageLink>
        ),
      )}
    </ListPart>
  );
}

/** Shows the page on the big screen, from where the reader is. */
function Present() {
  const tell = useTell();
  return (
    <Button
      look="plain"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
        document.documentElement.requestFullscreen?.().catch(() => undefined);
        tell({ present: 'all' }, { isNewEntry: true });
      }}
    >
      <b>{words.present}</b> <small>{words.presentLine}</small>
    </Button>
  );
}

/** How the page is read, in which language, and how it is taken along. */
export function ReadingList({ isPresentable }: { isPresentable: boolean }) {
  return (
    <>
      <ReadingSwitches />
      <Languages />
      <ListPart as="div" title={words.takeAlong}>
        <OfflineLink>
          <b>{words.keep}</b> <small data-size="">{words.keepLine(readOfflineSize())}</small>
        </OfflineLink>
        {isPresentable && <Present />}
      </ListPart>
    </>
  );
}
