import { type MouseEvent, useState } from 'react';
import * as words from '#words/costs';
import type { DailyCups } from '../../../model/userInput';
import { Button } from '../../../ui/Button';
import { PressFailed } from '../../../ui/PressFailed';
import { SharedLink } from '../../../ui/SharedLink';
import type { Shared } from '../../../ui/shareLink';
import { useWears } from '../wear/useWears';
import { useGuessedPlace } from './grownLine';
import styles from './LabelActions.module.css';
import { saveLabel, shareThread } from './share';

const findLabel = (action: Element): Element =>
  action.closest('[data-picture]')?.querySelector('[data-label]') ?? document.body;

/** What to do with the label: share it, and save it. */
export function LabelActions({ cups }: { cups: DailyCups | undefined }) {
  const [shared, setShared] = useState<Shared>();
  const [notSaved, setNotSaved] = useState<string>();
  const forget = () => {
    setShared(undefined);
    setNotSaved(undefined);
  };
  const [wears] = useWears();
  const thread = { cups, wears, place: useGuessedPlace() };
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
  return (
    <div className={styles.actions}>
      <Button look="solid" onClick={share}>
        {cups === undefined ? words.shareStory : words.shareOwn}
      </Button>
      <Button key="save" look="words" onClick={save}>
        {words.savePicture}
      </Button>
      <div className={styles.said}>
        <SharedLink shared={shared} />
        {notSaved && <PressFailed what={notSaved} />}
      </div>
    </div>
  );
}
