import { type MouseEvent, useState } from 'react';
import * as words from '#words/costs';
import type { DailyCups } from '../../../model/userInput';
import { Button } from '../../../ui/Button';
import button from '../../../ui/Button.module.css';
import { NextLink } from '../../../ui/NextLink';
import { PressFailed } from '../../../ui/PressFailed';
import { useWears } from '../wear/wearsStore';
import { useGrownPlace } from './grownLine';
import styles from './LabelActions.module.css';
import { saveLabel, shareThread } from './share';

type Outcome = 'copied' | 'not shared' | { notSaved: string };

function Said({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div className={styles.said}>
      {/* It stands there before it speaks, or nobody would hear it. */}
      <p aria-live="polite" aria-atomic="true">
        {outcome === 'copied' && words.linkCopied}
      </p>
      {outcome === 'not shared' && <PressFailed key="share" what={words.nothingShared} />}
      {typeof outcome === 'object' && <PressFailed key="save" what={outcome.notSaved} />}
    </div>
  );
}

const findLabel = (action: Element): Element =>
  action.closest('[data-picture]')?.querySelector('[data-label]') ?? document.body;

/** What to do with the label: share it, save it, and pour again. */
export function LabelActions({ cups }: { cups: DailyCups | undefined }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const thread = { cups, wears: useWears(), place: useGrownPlace() };
  const isOwn = cups !== undefined;
  const share = ({ currentTarget }: MouseEvent) => {
    setOutcome(undefined);
    shareThread(thread, findLabel(currentTarget)).then(
      (how) => how === 'copied' && setOutcome(how),
      () => setOutcome('not shared'),
    );
  };
  const save = ({ currentTarget }: MouseEvent) => {
    setOutcome(undefined);
    saveLabel(findLabel(currentTarget)).catch(({ name, message }: Error) =>
      // What a browser keeps from pages is said as it is.
      setOutcome({ notSaved: name === 'CanvasNoiseError' ? message : words.pictureNotSaved }),
    );
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
    <div className={styles.actions}>
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
