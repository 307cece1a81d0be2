import { useState } from 'react';
import * as words from '#words/lives';
import { PAGE_SOURCES } from '../../data/pageSources';
import { formatLives } from '../../model/lives/address';
import { Button } from '../../ui/Button';
import button from '../../ui/Button.module.css';
import { NextLink } from '../../ui/NextLink';
import { SharedLink } from '../../ui/SharedLink';
import { StoryLink } from '../../ui/StoryLink';
import { type Shared, shareLink } from '../../ui/shareLink';
import styles from './Ending.module.css';
import { useSettledLives } from './livesStore';

/** What to do with the two lives, the way back, and where the figures come from. */
export function Ending() {
  const pair = useSettledLives();
  const [shared, setShared] = useState<Shared>();
  const share = () => {
    setShared(undefined);
    const { origin, pathname } = window.location;
    const url = origin + pathname + formatLives(pair);
    shareLink(url, () => navigator.share({ title: words.pageTitle, url })).then(setShared);
  };
  return (
    <section className={styles.ending} data-ground="weld">
      <div className={`screen-only ${styles.actions}`}>
        <Button look="solid" onClick={share}>
          <span>{words.shareLives}</span>
        </Button>
        <StoryLink className={button.line} to="/thirsty_fashion/info3" hash="end">
          <span>{words.backToLabel}</span>
        </StoryLink>
        <NextLink className={button.line} to="/thirsty_fashion">
          <span>{words.pourAgain}</span>
        </NextLink>
      </div>
      <div className={styles.said}>
        <SharedLink shared={shared} />
      </div>
      <p className={styles.source}>{words.sources(PAGE_SOURCES.lives)}</p>
    </section>
  );
}
