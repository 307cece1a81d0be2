import * as words from '#words/text/lessonChecks';
import { formatNumber } from '../../model/format';
import { checkAnswer } from '../../model/lesson/checkAnswer';
import { formatLessonText } from '../../model/lesson/lessonText';
import type { NumberAnswer } from '../../model/lesson/tasks';
import { askForNumber } from '../../model/typedNumber';

/** What is said of a typed answer: that it is right, or how it was read and what went wrong. */
export function tellAnswer(
  id: string,
  answer: NumberAnswer,
  text: string,
): { text: string; isRight: boolean } {
  const checked = checkAnswer(id, answer, text);
  if (checked.is === 'unread') return { text: askForNumber(text, 1234.5), isRight: false };
  if (checked.is === 'right')
    return { text: [words.right, formatLessonText(answer.also ?? '')].join(' ').trim(), isRight: true };
  const wrong = checked.is === 'mistake' ? words.SLIPPED[checked.kind] : words.notYet;
  return { text: `${words.readAs(formatNumber(checked.value))} ${wrong}`, isRight: false };
}
