import { type ComponentProps, type ComponentType, useState } from 'react';
import * as words from '#words/answer';
import { Button } from '../../ui/Button';
import { PressFailed } from '../../ui/PressFailed';
import styles from './Answers.module.css';
import type { ReadAnswers } from './ReadAnswers';

type Take = ComponentProps<typeof ReadAnswers>;

/** Opens what reads the pupils' answers: only who presses needs it. */
export function OpenReading(given: Take) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Part, setPart] = useState<ComponentType<Take>>();
  const turn = () => {
    setIsOpen(!isOpen);
    setHasFailed(false);
    if (isOpen) return;
    import('./ReadAnswers')
      .then((loaded) => setPart(() => loaded.ReadAnswers))
      .catch(() => setHasFailed(true));
  };
  return (
    <div className={`needs-script screen-only ${styles.read}`} data-read="">
      <Button aria-expanded={isOpen} onClick={turn}>
        {words.readTitle}
      </Button>
      {isOpen && Part && <Part {...given} />}
      {isOpen && hasFailed && <PressFailed what={words.readTitle} />}
    </div>
  );
}
