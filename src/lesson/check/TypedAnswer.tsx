import { useId, useState } from 'react';
import * as words from '#words/check';
import { findCheck } from '../../model/lesson/checks';
import type { NumberAnswer } from '../../model/lesson/tasks';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { useTyped } from '../../ui/useTyped';
import styles from './TypedAnswer.module.css';
import { tellAnswer } from './tellAnswer';

interface TypedAnswerProps {
  /** The question's. */
  id: string;
  /** The question's element. */
  labelledBy: string;
  answer: NumberAnswer;
  /** Whether the hint stands below the question as it is. */
  hasHint: boolean;
}

/** How to begin. */
export const findHint = (id: string) => findCheck(id).hint;

/** A number to type, on the screen: whether it is right, or what went wrong with it. */
export function TypedAnswer({ id, labelledBy, answer, hasHint }: TypedAnswerProps) {
  const [text, setText] = useTyped(id);
  const [told, setTold] = useState<ReturnType<typeof tellAnswer>>();
  const [isHinted, setIsHinted] = useState(false);
  const label = useId();
  const check = () => setTold(tellAnswer(id, answer, text));
  const hint = findHint(id);
  return (
    <>
      <div className={styles.row}>
        <span id={label} className="visually-hidden">
          {words.yourAnswer}
        </span>
        <Field
          aria-labelledby={`${label} ${labelledBy}`}
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setTold(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') check();
          }}
        />
        <Button isSmall onClick={check}>
          {words.check}
        </Button>
        {!hasHint && (
          <Button isSmall look="words" aria-expanded={isHinted} onClick={() => setIsHinted(!isHinted)}>
            {words.hint}
          </Button>
        )}
      </div>
      {isHinted && <p className={styles.hint}>{hint}</p>}
      {told && (
        <p className={styles.told} data-right={told.isRight || undefined}>
          {told.text}
        </p>
      )}
      <Announcement>{told?.text ?? (isHinted ? hint : undefined)}</Announcement>
    </>
  );
}
