import { parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import { calculateFormula } from '../../formula';
import { formatCsv } from '../../publication';
import { checkAnswer } from '../checkAnswer';
import { findLessonFigure } from '../lessonFigures';
import { tasks } from '../tasks';
import { formatGift } from './gift';
import { listQuestionRows } from './lessonFiles';
import { listQuizQuestions, type QuizQuestion } from './quiz';

const questions = listQuizQuestions();
const asked = tasks.flatMap((task) => task.questions);
const odd: QuizQuestion = {
  name: '1 a · A {name}: 50% = ~half',
  level: 'Quick & more',
  lines: ['Is 1 < 2? #yes', String.raw`A \ and a line`],
  answer: {
    right: { value: 4.8, tolerance: 0.24, says: 'So: {4.8} = right' },
    mistakes: [{ value: 0.048, tolerance: 0.001, says: 'Times 100.' }],
    hint: 'Divide ~ first.',
  },
};

describe('listQuizQuestions()', () => {
  it('has each question of the worksheet, with all of its task', () => {
    expect(questions.length).toBe(asked.length);
    expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length);
  });

  it('takes for right what the worksheet takes for right: the exact number and the rounded', () => {
    questions.forEach(({ name, answer }, index) => {
      const { id, answer: source } = asked[index] ?? {};
      if ('sample' in answer || id === undefined || source === undefined || 'sample' in source) return;
      const { value, tolerance } = answer.right;
      const exact = calculateFormula(source.formula, findLessonFigure);
      expect([name, Math.abs(exact - value) <= tolerance]).toEqual([name, true]);
      expect([name, checkAnswer(id, source, String(value)).is]).toEqual([name, 'right']);
      const taken = answer.mistakes.filter((mistake) => Math.abs(mistake.value - value) <= tolerance);
      expect([name, taken]).toEqual([name, []]);
    });
  });
});

describe('formatGift(questions)', () => {
  it('is read back by a parser: names, texts, numbers, tolerances and what is said of them', () => {
    const read = parse(formatGift([odd]));
    expect(read[0]).toMatchObject({ type: 'Category', title: 'Threadprint/Quick & more' });
    expect(read[1]).toMatchObject({
      type: 'Numerical',
      title: odd.name,
      stem: { format: 'plain', text: odd.lines.join('\n') },
      choices: [
        { isCorrect: true, text: { number: 4.8, range: 0.24 }, feedback: { text: 'So: {4.8} = right' } },
        { weight: 0, text: { number: 0.048, range: 0.001 }, feedback: { text: 'Times 100.' } },
      ],
      globalFeedback: { text: 'Divide ~ first.' },
    });
  });

  it('is read back for every question', () => {
    const read = parse(formatGift(questions)).filter(({ type }) => type !== 'Category');
    expect(read.map(({ title }) => title)).toEqual(questions.map(({ name }) => name));
    read.forEach((one, index) => {
      const { answer, lines } = questions[index] ?? odd;
      expect('stem' in one && one.stem.text).toBe(lines.join('\n'));
      if ('sample' in answer)
        expect(one).toMatchObject({ type: 'Essay', globalFeedback: { text: answer.sample } });
      else
        expect(one).toMatchObject({
          type: 'Numerical',
          choices: [answer.right, ...answer.mistakes].map(({ value, tolerance, says }) => ({
            text: { number: value, range: tolerance },
            feedback: { text: says },
          })),
        });
    });
  });

  it('is empty without questions', () => {
    expect(formatGift([])).toBe('');
  });
});

describe('listQuestionRows(questions)', () => {
  it('has nothing that a spreadsheet would run as a formula, and stops the build where it had', () => {
    expect(listQuestionRows(questions).length).toBe(questions.length);
    expect(() => formatCsv(listQuestionRows([{ ...odd, name: '=1+1' }]))).toThrow('would be a formula');
  });
});
