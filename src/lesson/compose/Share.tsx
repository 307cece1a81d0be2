import * as words from '#words/activity';
import { type Activity, formatActivity } from '../../model/lesson/activity';
import { useHydrated } from '../../motion/useHydrated';
import { CopyText } from '../../save/CopyText';
import { StoryLink } from '../../ui/StoryLink';
import { LANGUAGE_BASE } from '../../words/language';
import styles from './Composer.module.css';
import { LinkCode } from './LinkCode';

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
