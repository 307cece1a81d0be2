import * as words from '#words/activity';
import { type Activity, formatActivity } from '../../model/lesson/activity';
import { useHydrated } from '../../motion/useHydrated';
import { CopyText } from '../../save/CopyText';
import { Button } from '../../ui/Button';
import { Failure, PressFailed } from '../../ui/PressFailed';
import { StoryLink } from '../../ui/StoryLink';
import { usePressedPart } from '../../ui/usePressedPart';
import { LANGUAGE_BASE } from '../../words/language';
import styles from './Composer.module.css';

/** Beyond it a code's squares are too small for a phone across a room. */
const LONGEST_IN_CODE = 900;

/** The code of a link, on a press, by which it is written. */
function LinkCode({ label, write }: { label: string; write: () => string }) {
  const { isOpen, hasFailed, part, toggle } = usePressedPart(() => import('../board/QrCode'));
  const link = isOpen ? write() : '';
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

/** The link that carries the activity: as text, copied, and as a code. */
export function Share({ activity }: { activity: Activity }) {
  const isHydrated = useHydrated();
  const hash = formatActivity(activity);
  if (!isHydrated || hash === '') return null;
  const link = new URL(`${LANGUAGE_BASE}teach/do${hash}`, window.location.href).href;
  return (
    <div className={styles.share}>
      <h3>{words.shareTitle}</h3>
      <p className={styles.link} data-link="">
        {link}
      </p>
      <div className={styles.ways} key={link}>
        <CopyText
          says={words.copyLink}
          copied={words.linkCopied}
          label={words.shareTitle}
          write={() => link}
        />
        <LinkCode label={words.codeLabel} write={() => link} />
        <StoryLink to="/teach/do" hash={hash}>
          {words.tryIt}
        </StoryLink>
      </div>
    </div>
  );
}
