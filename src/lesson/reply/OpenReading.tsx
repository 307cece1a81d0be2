import type { ComponentProps } from 'react';
import * as words from '#words/reply';
import { Button } from '../../ui/Button';
import { PressFailed } from '../../ui/PressFailed';
import { usePressedPart } from '../../ui/usePressedPart';
import type { ReadReplies } from './ReadReplies';
import styles from './Reply.module.css';

type Take = ComponentProps<typeof ReadReplies>;

/** Opens what reads the pupils' answers: only who presses needs it. */
export function OpenReading(given: Take) {
  const { isOpen, hasFailed, part, toggle } = usePressedPart(() => import('./ReadReplies'));
  return (
    <div className={`needs-script screen-only ${styles.read}`} data-read="">
      <Button aria-expanded={isOpen} onClick={toggle}>
        {words.readTitle}
      </Button>
      {isOpen && part && <part.ReadReplies {...given} />}
      {isOpen && hasFailed && <PressFailed what={words.readTitle} />}
    </div>
  );
}
