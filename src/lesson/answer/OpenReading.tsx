import type { ComponentProps } from 'react';
import * as words from '#words/answer';
import { Button } from '../../ui/Button';
import { PressFailed } from '../../ui/PressFailed';
import { usePressedPart } from '../../ui/usePressedPart';
import styles from './Answers.module.css';
import type { ReadAnswers } from './ReadAnswers';

type Take = ComponentProps<typeof ReadAnswers>;

/** Opens what reads the pupils' answers: only who presses needs it. */
export function OpenReading(given: Take) {
  const { isOpen, hasFailed, part, toggle } = usePressedPart(() => import('./ReadAnswers'));
  return (
    <div className={`needs-script screen-only ${styles.read}`} data-read="">
      <Button aria-expanded={isOpen} onClick={toggle}>
        {words.readTitle}
      </Button>
      {isOpen && part && <part.ReadAnswers {...given} />}
      {isOpen && hasFailed && <PressFailed what={words.readTitle} />}
    </div>
  );
}
