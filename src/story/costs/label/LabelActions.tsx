import { useState } from 'react';
import * as words from '#words/costs';
import { useHydrated } from '../../../motion/useHydrated';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { PressFailed } from '../../../ui/PressFailed';
import { useSaid } from '../../../ui/reader';
import { SharedLink } from '../../../ui/SharedLink';
import type { Shared } from '../../../ui/shareLink';
import styles from './LabelActions.module.css';
import { saveLabel, shareThread } from './share';

const WAYS = 'label-ways';

const findLabel = (): Element => document.querySelector('[data-label]') ?? document.body;

/** What to do with the label: its picture is saved or, where the device can, shared: one button with two ways. */
export function LabelActions() {
  const [shared, setShared] = useState<Shared>();
  const [notSaved, setNotSaved] = useState<string>();
  const { cups, wears } = useSaid();
  const canShare = useHydrated() && typeof navigator.share === 'function';
  const forget = () => {
    setShared(undefined);
    setNotSaved(undefined);
  };
  const share = () => {
    forget();
    shareThread({ cups, wears }, findLabel()).then(setShared);
  };
  const save = () => {
    forget();
    saveLabel(findLabel()).catch(({ name, message }: Error) =>
      // What a browser keeps from pages is said as it is.
      setNotSaved(name === 'CanvasNoiseError' ? message : words.pictureNotSaved),
    );
  };
  return (
    <div className="row gap-5">
      {canShare ? (
        <Menu id={WAYS} button={words.shareOrSave} isBeside>
          <Button look="words" popoverTarget={WAYS} popoverTargetAction="hide" onClick={share}>
            {words.share}
          </Button>
          <Button look="words" popoverTarget={WAYS} popoverTargetAction="hide" onClick={save}>
            {words.savePicture}
          </Button>
        </Menu>
      ) : (
        <Button look="solid" onClick={save}>
          {words.savePicture}
        </Button>
      )}
      <div className={styles.said}>
        <SharedLink shared={shared} />
        {notSaved && <PressFailed what={notSaved} />}
      </div>
    </div>
  );
}
