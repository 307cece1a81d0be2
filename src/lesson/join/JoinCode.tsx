import type { ComponentProps, ComponentType } from 'react';
import * as words from '#words/lesson';
import { JOIN_HASH } from '../../model/stateHash';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PressFailed } from '../../ui/PressFailed';
import { Spread } from '../../ui/Spread';
import { usePressedPart } from '../../ui/usePressedPart';
import { LANGUAGE_BASE } from '../../words/language';
import styles from './JoinCode.module.css';
import type { QrCode } from './QrCode';

/** Where each pupil answers. */
const findJoin = () => new URL(`${LANGUAGE_BASE}teach/class${JOIN_HASH}`, window.location.href).href;

/** The code of the pupils' page and its address, large, for a class to open on its own devices. */
export function JoinCode() {
  const { isOpen, hasFailed, part, toggle } = usePressedPart(() => import('./QrCode'));
  return (
    <div className={`needs-script ${styles.join}`} data-join="">
      <Button aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? words.joinHide : words.joinShow}
      </Button>
      {isOpen && <Joined Code={part?.QrCode} hasFailed={hasFailed} />}
    </div>
  );
}

function Joined({
  Code,
  hasFailed,
}: {
  Code: ComponentType<ComponentProps<typeof QrCode>> | undefined;
  hasFailed: boolean;
}) {
  const link = findJoin();
  const address = link.replace(/^https?:\/\//, '');
  return (
    <Card className={styles.card}>
      <Spread
        className={styles.shown ?? ''}
        picture={Code && <Code link={link} label={words.joinLabel(address)} />}
      >
        <p className={styles.address}>
          {address.split(/(?<=\/)/).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same, and none ever moves
            <span key={place}>{part}</span>
          ))}
        </p>
        <p className={styles.text}>{words.joinText}</p>
        {hasFailed && <PressFailed what={words.joinShow} />}
      </Spread>
    </Card>
  );
}
