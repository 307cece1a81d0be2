import { useState } from 'react';
import * as words from '#words/costs';
import { useMended } from '../../../ledger/corrections/correctionStore';
import type { DailyCups } from '../../../model/userInput';
import { Button } from '../../../ui/Button';
import button from '../../../ui/Button.module.css';
import { NextLink } from '../../../ui/NextLink';
import { PressFailed } from '../../../ui/PressFailed';
import { useGuesses } from '../../../ui/userInput';
import { useWears } from '../wear/wearsStore';
import { useGrownPlace } from './grownLine';
import styles from './LabelActions.module.css';
import { useLivesLine } from './livesLine';
import { savePicture, shareThread } from './share';

type Outcome = 'copied' | 'not shared' | 'not saved';

function Said({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div className={styles.said}>
      {/* It stands there before it speaks, or nobody would hear it. */}
      <p aria-live="polite" aria-atomic="true">
        {outcome === 'copied' && words.linkCopied}
      </p>
      {outcome === 'not shared' && <PressFailed key="share" what={words.nothingShared} />}
      {outcome === 'not saved' && <PressFailed key="save" what={words.pictureNotSaved} />}
    </div>
  );
}

/** What to do with the label: share it, save it, and pour again. */
export function LabelActions({ cups }: { cups: DailyCups | undefined }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const lives = useLivesLine();
  const thread = {
    cups,
    mended: useMended(),
    wears: useWears(),
    place: useGrownPlace(),
    guesses: useGuesses(),
    lives: lives && words.yourTwoLives(lives.line),
  };
  const isOwn = cups !== undefined;
  const share = () => {
    setOutcome(undefined);
    shareThread(thread).then(
      (how) => how === 'copied' && setOutcome(how),
      () => setOutcome('not shared'),
    );
  };
  const save = () => {
    setOutcome(undefined);
    savePicture(thread).catch(() => setOutcome('not saved'));
  };
  const home = (
    <NextLink key="home" to="/thirsty_fashion" className={isOwn ? button.words : button.solid}>
      <span>{isOwn ? words.pourAgain : words.pourOwn}</span>
    </NextLink>
  );
  const shareButton = (
    <Button key="share" look={isOwn ? 'solid' : 'words'} onClick={share}>
      <span>{isOwn ? words.shareOwn : words.shareStory}</span>
    </Button>
  );
  return (
    <div className={styles.actions} data-unsaved="">
      {!isOwn && home}
      {shareButton}
      <Button key="save" look="words" onClick={save}>
        {words.savePicture}
      </Button>
      {isOwn && home}
      <Said outcome={outcome} />
    </div>
  );
}
