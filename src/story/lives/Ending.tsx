import { useState } from 'react';
import * as words from '#words/lives';
import { PAGE_SOURCES } from '../../data/pageSources';
import { formatLives } from '../../model/lives/address';
import { Button } from '../../ui/Button';
import button from '../../ui/Button.module.css';
import { NextLink } from '../../ui/NextLink';
import { PressFailed } from '../../ui/PressFailed';
import { StoryLink } from '../../ui/StoryLink';
import styles from './Ending.module.css';
import { useSettledLives } from './livesStore';

/** Shares a link where the browser can; where it cannot, the link is copied. Says which. */
async function shareLink(url: string): Promise<'shared' | 'copied'> {
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(url);
    return 'copied';
  }
  try {
    await navigator.share({ title: words.pageTitle, url });
  } catch (error) {
    // Whoever closes the sheet has not failed, nor who presses again while it is open.
    if (!(error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)))
      throw error;
  }
  return 'shared';
}

/** What to do with the two lives, the way back, and where the figures come from. */
export function Ending() {
  const pair = useSettledLives();
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'failed'>();
  const share = () => {
    setOutcome(undefined);
    const { origin, pathname } = window.location;
    shareLink(origin + pathname + formatLives(pair)).then(setOutcome, () => setOutcome('failed'));
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
        {/* It stands there before it speaks, or nobody would hear it. */}
        <p aria-live="polite" aria-atomic="true">
          {outcome === 'copied' && words.linkCopied}
        </p>
        {outcome === 'failed' && <PressFailed what={words.nothingShared} />}
      </div>
      <p className={styles.source}>{words.sources(PAGE_SOURCES.lives)}</p>
    </section>
  );
}
