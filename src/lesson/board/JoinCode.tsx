import { useEffect, useState } from 'react';
import * as words from '#words/lesson';
import { JOIN_HASH } from '../../model/stateHash';
import { PressFailed } from '../../ui/PressFailed';
import { Spread } from '../../ui/Spread';
import { LANGUAGE_BASE } from '../../words/language';
import styles from './JoinCode.module.css';

/** Where each pupil answers. */
const findJoin = () => new URL(`${LANGUAGE_BASE}teach/class${JOIN_HASH}`, window.location.href).href;

/** The code of the pupils' page and its address, large, for a class to open on its own devices. */
export function JoinCode() {
  const [part, setPart] = useState<typeof import('./QrCode')>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    import('./QrCode').then((loaded) => setPart(loaded)).catch(() => setHasFailed(true));
  }, []);
  const link = findJoin();
  const address = link.replace(/^https?:\/\//, '');
  return (
    <div data-join="">
      <Spread
        className={styles.shown}
        picture={part && <part.QrCode link={link} label={words.joinLabel(address)} />}
      >
        <div className="stack">
          <p className={`title ${styles.address}`}>
            {address.split(/(?<=\/)/).map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same, and none ever moves
              <span key={place}>{part}</span>
            ))}
          </p>
          <p className="small">{words.joinText}</p>
        </div>
        {hasFailed && <PressFailed what={words.joinName} />}
      </Spread>
    </div>
  );
}
