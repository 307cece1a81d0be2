import { useId, useState } from 'react';
import * as words from '#words/check';
import * as checks from '#words/text/lessonChecks';
import { formatNumber } from '../../model/format';
import { checkAnswer } from '../../model/lesson/checkAnswer';
import { findCheck } from '../../model/lesson/checks';
import { formatLessonText } from '../../model/lesson/lessonText';
import type { NumberAnswer } from '../../model/lesson/tasks';
import { askForNumber } from '../../model/typedNumber';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { useTyped } from '../../ui/useTyped';
import styles from './TypedAnswer.module.css';

/** What is said of a typed answer: that it is right, or how it was read and what went wrong. */
function tellAnswer(id: string, answer: NumberAnswer, text: string): { text: string; isRight: boolean } {
  const checked = checkAnswer(id, answer, text);
  if (checked.is === 'unread') return { text: askForNumber(text, 1234.5), isRight: false };
  if (checked.is === 'right')
    return { text: [checks.right, formatLessonText(answer.also ?? '')].join(' ').trim(), isRight: true };
  const wrong = checked.is === 'mistake' ? checks.SLIPPED[checked.kind] : checks.notYet;
  return { text: `${checks.readAs(formatNumber(checked.value))} ${wrong}`, isRight: false };
}

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
      <div className={`row gap-2 ${styles.row}`}>
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
      {isHinted && <p className="note">{hint}</p>}
      {told && (
        <p className={styles.told} data-right={told.isRight || undefined}>
          {told.text}
        </p>
      )}
      <Announcement>{told?.text ?? (isHinted ? hint : undefined)}</Announcement>
    </>
  );
}
