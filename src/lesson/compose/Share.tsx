import { useState } from 'react';
import * as words from '#words/activity';
import * as page from '#words/compose';
import { type Activity, formatActivity } from '../../model/lesson/activity';
import { useHydrated } from '../../motion/useHydrated';
import { CopyText } from '../../save/CopyText';
import { Button } from '../../ui/Button';
import { Failure, PressFailed } from '../../ui/PressFailed';
import { StoryLink } from '../../ui/StoryLink';
import { LANGUAGE_BASE } from '../../words/language';
import styles from './ComposePage.module.css';

/** What opens by a press and is fetched with the first: a press that failed is told, and the next tries again. */
function usePressedPart<Part extends object>(load: () => Promise<Part>) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [part, setPart] = useState<Part>();
  const toggle = () => {
    setIsOpen(!isOpen);
    setHasFailed(false);
    if (isOpen || part) return;
    // Caught at the end: what fetches its styles as well stands round the first `then`.
    load()
      .then((loaded) => setPart(loaded))
      .catch(() => setHasFailed(true));
  };
  return { isOpen, hasFailed, part, toggle };
}

/** Beyond it a code's squares are too small for a phone across a room. */
const LONGEST_IN_CODE = 900;

/** The code of a link, on a press, by which it is written. */
function LinkCode({ label, link }: { label: string; link: string }) {
  const { isOpen, hasFailed, part, toggle } = usePressedPart(() => import('../board/QrCode'));
  const isTooLong = link.length > LONGEST_IN_CODE;
  return (
    <>
      <Button look="words" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? words.hideCode : words.showCode}
      </Button>
      {isOpen && isTooLong && <Failure>{words.codeTooLong}</Failure>}
      {isOpen && hasFailed && <PressFailed what={words.showCode} />}
      {isOpen && !isTooLong && part && <part.QrCode link={link} label={label} />}
    </>
  );
}

/** The link that carries the activity: as text, copied, as a code, and on paper. */
export function Share({ activity }: { activity: Activity }) {
  const isHydrated = useHydrated();
  const hash = formatActivity(activity);
  const path = `${LANGUAGE_BASE}teach/do${hash}`;
  const link = isHydrated ? new URL(path, window.location.href).href : path;
  return (
    <div className="needs-script row targets">
      <p className={`small ${styles.link}`} dir="ltr" data-link="">
        <code>{link}</code>
      </p>
      <CopyText
        key={link}
        look="solid"
        says={words.copyLink}
        copied={words.linkCopied}
        label={words.shareTitle}
        write={() => link}
      />
      <Button onClick={() => window.print()}>{page.printSheet}</Button>
      <LinkCode label={words.codeLabel} link={link} />
      <StoryLink to="/teach/do" hash={hash}>
        {words.tryIt}
      </StoryLink>
    </div>
  );
}
