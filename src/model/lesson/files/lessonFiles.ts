import { HEADS } from '#words/text/lessonFiles';
import { formatSheet } from '../../publication';
import { formatGift } from './gift';
import { LESSON_FOLDER } from './lessonFolder';
import { listQuizQuestions, type QuizQuestion } from './quiz';

/** The questions as rows of a table, under heads in the page's language. */
export function listQuestionRows(questions: readonly QuizQuestion[]): Record<string, string | number>[] {
  return questions.map(({ name, level, lines, answer }) => ({
    [HEADS.name]: name,
    [HEADS.level]: level,
    [HEADS.question]: lines.join('\n'),
    [HEADS.answer]: 'sample' in answer ? '' : answer.right.value,
    [HEADS.tolerance]: 'sample' in answer ? '' : answer.right.tolerance,
    [HEADS.key]: 'sample' in answer ? answer.sample : answer.right.says,
    [HEADS.hint]: 'sample' in answer ? '' : answer.hint,
  }));
}

/** The questions for other programs, below the language's folder. */
export function listQuestionFiles(): { path: string; content: string }[] {
  const questions = listQuizQuestions();
  const files = {
    'questions-gift.txt': formatGift(questions),
    'questions.csv': formatSheet(listQuestionRows(questions)),
  };
  return Object.entries(files).map(([name, content]) => ({ path: LESSON_FOLDER + name, content }));
}
