import { type MouseEvent, useState } from 'react';
import * as words from '#words/costs';
import type { DailyCups } from '../../../model/userInput';
import { Button } from '../../../ui/Button';
import button from '../../../ui/Button.module.css';
import { NextLink } from '../../../ui/NextLink';
import { PressFailed } from '../../../ui/PressFailed';
import { SharedLink } from '../../../ui/SharedLink';
import type { Shared } from '../../../ui/shareLink';
import { useWears } from '../wear/useWears';
import { useGrownPlace } from './grownLine';
import styles from './LabelActions.module.css';
import { saveLabel, shareThread } from './share';

const findLabel = (action: Element): Element =>
  action.closest('[data-picture]')?.querySelector('[data-label]') ?? document.body;

/** What to do with the label: share it, save it, and pour again. */
export function LabelActions({ cups }: { cups: DailyCups | undefined }) {
  const [shared, setShared] = useState<Shared>();
  const [notSaved, setNotSaved] = useState<string>();
  const forget = () => {
    setShared(undefined);
    setNotSaved(undefined);
  };
  const [wears] = useWears();
  const thread = { cups, wears, place: useGrownPlace() };
  const isOwn = cups !== undefined;
  const share = ({ currentTarget }: MouseEvent) => {
    forget();
    shareThread(thread, findLabel(currentTarget)).then(setShared);
  };
  const save = ({ currentTarget }: MouseEvent) => {
    forget();
    saveLabel(findLabel(currentTarget)).catch(({ name, message }: Error) =>
      // What a browser keeps from pages is said as it is.
      setNotSaved(name === 'CanvasNoiseError' ? message : words.pictureNotSaved),
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
      <div className={styles.said}>
        <SharedLink shared={shared} />
        {notSaved && <PressFailed what={notSaved} />}
      </div>
    </div>
  );
}
