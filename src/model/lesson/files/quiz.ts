import { FULL_STOP } from '#words/rules';
import { SLIPPED } from '#words/text/lessonChecks';
import { answerThis, unconfirmedMark } from '#words/text/lessonFiles';
import { LEVELS as LEVEL_NAMES } from '#words/text/lessonTasks';
import { fabrics } from '../../../data/fabrics';
import { formatNumber } from '../../format';
import { calculateFormula } from '../../formula';
import { findCheck } from '../checks';
import { findLessonFigure } from '../lessonFigures';
import { splitLessonText } from '../lessonText';
import {
  calculateAnswer,
  calculateTolerance,
  formatAnswer,
  formatWorking,
  type NumberAnswer,
  type Question,
  type Task,
  tasks,
} from '../tasks';

/** A number that a pupil may type, and what is said of it. */
export interface TypedAnswer {
  value: number;
  tolerance: number;
  says: string;
}

/** A question of the worksheet as it stands alone, in a quiz. */
export interface QuizQuestion {
  /** "6 c · Multiply two columns". */
  name: string;
  /** The level in words. */
  level: string;
  /** What it asks, with all that must be known, line by line. */
  lines: readonly string[];
  /** A number with known mistakes, or words with an example of a good answer. */
  answer: { right: TypedAnswer; mistakes: readonly TypedAnswer[]; hint: string } | { sample: string };
}

const letterOf = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index);

const MARK = '*';
const markOf = (id: string) => (findLessonFigure(id).isUnconfirmed ? MARK : '');

/** A lesson's text without styles: a mark stands after each unconfirmed number. */
const writeText = (text: string): string =>
  splitLessonText(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.text + ('figure' in piece ? markOf(piece.figure) : '');
    })
    .join('');

/** With what the mark means, where it stands. */
const explainMark = (text: string): string =>
  text.includes(MARK) ? `${text} ${unconfirmedMark(MARK)}` : text;

const listFabrics = () =>
  fabrics.map(({ id, name }) => `${name}: ${writeText(`{${id}-water}, {${id}-production}`)}`);

/** What is said of the right answer: it, the way to it, and what else it tells. */
function explainAnswer(answer: NumberAnswer): string {
  const { claim, also = '' } = answer;
  const said = [
    formatAnswer(claim) + markOf(claim) + FULL_STOP,
    formatWorking(answer) + FULL_STOP,
    writeText(also),
  ];
  return explainMark(said.join(' ').trim());
}

const toDigits = (value: number, digits: number) => Number(value.toPrecision(digits));

/** A number is what lies nearest to it, as on the page: right and wrong part half way. */
function composeAnswer({ id, answer }: Question): QuizQuestion['answer'] {
  if ('sample' in answer) return { sample: explainMark(writeText(answer.sample)) };
  const value = calculateAnswer(answer);
  const { hint, mistakes: known } = findCheck(id);
  const mistakes = known.map(([kind, formula]) => {
    const wrong = toDigits(calculateFormula(formula, findLessonFigure), 6);
    const tolerance = toDigits(Math.min(wrong / 50, Math.abs(wrong - value) / 2), 2);
    return { value: wrong, tolerance, says: SLIPPED[kind] };
  });
  const halfWays = mistakes.map((mistake) => toDigits(Math.abs(mistake.value - value) / 2, 2));
  const tolerance = Math.min(calculateTolerance(answer), ...halfWays);
  return { right: { value, tolerance, says: explainAnswer(answer) }, mistakes, hint };
}

function composeQuestions({ title, level, given, hasFabrics, questions }: Task, number: number) {
  return questions.map((question, index): QuizQuestion => {
    const asked = questions.slice(0, index + 1).map(({ ask }) => writeText(ask));
    const lettered = asked.map((ask, place) => `${letterOf(place)}) ${ask}`);
    const lines = [
      writeText(given),
      ...(hasFabrics ? listFabrics() : []),
      // A later question goes on from those before it.
      ...(index === 0 ? asked : [...lettered, answerThis(letterOf(index))]),
    ];
    return {
      name: `${formatNumber(number)} ${letterOf(index)} · ${title}`,
      level: LEVEL_NAMES[level],
      lines: lines.some((line) => line.includes(MARK)) ? [...lines, unconfirmedMark(MARK)] : lines,
      answer: composeAnswer(question),
    };
  });
}

/** All questions of the worksheet, each so that it can stand alone. */
export function listQuizQuestions(): QuizQuestion[] {
  return tasks.flatMap((task, index) => composeQuestions(task, index + 1));
}
