import { describe, expect, it } from 'vitest';
import { SLIPPED } from '#words/text/lessonChecks';
import { calculateReadingGrade } from '../../../tests/readingGrade';
import { calculateFormula } from '../formula';
import { formatTypedNumber } from '../typedNumber';
import { checkAnswer, readAnswer } from './checkAnswer';
import { findCheck } from './checks';
import { findLessonFigure } from './lessonFigures';
import { calculateAnswer, calculateTolerance, LEVELS, listTasks, type NumberAnswer, tasks } from './tasks';

const numbers = tasks.flatMap(({ questions }) =>
  questions.flatMap(({ id, answer }) => ('sample' in answer ? [] : [{ id, answer }])),
);
const find = (id: string): NumberAnswer => {
  const found = numbers.find((question) => question.id === id);
  if (found === undefined) throw new RangeError(`there is no question "${id}"`);
  return found.answer;
};
const check = (id: string, text: string) => {
  const checked = checkAnswer(id, find(id), text);
  return checked.is === 'mistake' ? checked.kind : checked.is;
};

describe('readAnswer', () => {
  it('readAnswer(text) takes a number with its unit, or one in so many', () => {
    expect(
      ['4.8', ' 4.8 %', '11,421 cups', 'about 2.6 kg', '42.1 billion m³', '106 g CO2e', '−3'].map(readAnswer),
    ).toEqual([[4.8], [4.8], [11421, 11.421], [2.6], [42.1], [106], [-3]]);
    expect(['1 in 1900', '1 : 1900', '1/1900', '1 sur 1 900'].map(readAnswer)).toEqual(Array(4).fill([1900]));
  });

  it('readAnswer(text) has none where there is none, or a second one', () => {
    expect(['', ' ', 'half', '79 or 80', '7 × 8', '%', '-'].map(readAnswer)).toEqual(Array(7).fill([]));
  });
});

describe('checkAnswer', () => {
  it.each(numbers)('$id: the key is right, at the ends of its tolerance, too', ({ id, answer }) => {
    const exact = calculateFormula(answer.formula, findLessonFigure);
    for (const value of [calculateAnswer(answer), exact])
      expect(check(id, formatTypedNumber(value))).toBe('right');
    if (id === 'cups-exact') return;
    const tolerance = calculateTolerance(answer) * 0.9;
    for (const value of [exact - tolerance, exact + tolerance])
      expect(check(id, formatTypedNumber(value))).toBe('right');
  });

  it.each(numbers)('$id: each mistake is told by its kind', ({ id, answer }) => {
    const { mistakes } = findCheck(id);
    expect(mistakes.length).toBeGreaterThan(0);
    for (const [kind, formula] of mistakes) {
      const value = calculateFormula(formula, findLessonFigure);
      expect([formula, check(id, formatTypedNumber(value))]).toEqual([formula, kind]);
    }
    for (const factor of [10, 0.1]) {
      const value = calculateFormula(answer.formula, findLessonFigure) * factor;
      expect(check(id, formatTypedNumber(value))).toBe('decimals');
    }
    for (const text of ['0', '-5']) expect(check(id, text)).toBe('other');
    expect(check(id, '')).toBe('unread');
  });

  it('counts the one of two readings that is right or a known mistake, in either language, and else asks', () => {
    expect(['11,421', '11421'].map((text) => check('cups-exact', text))).toEqual(['rounded', 'rounded']);
    expect(['4.817', '4,817'].map((text) => check('lake-percent', text))).toEqual(['right', 'right']);
    // Both are known: the page's own signs say which is meant.
    expect(['42.093', '42,093'].map((text) => check('columns-cotton', text))).toEqual(['right', 'unit']);
    expect(check('unit-grams', '7,123')).toBe('unread');
  });

  it('knows the mistakes of each task', () => {
    expect([check('share-part', '0.00053'), check('share-one-in', '0.0525')]).toEqual([
      'hundred',
      'upsideDown',
    ]);
    expect([check('cups-exact', '11412'), check('cups-exact', '11421')]).toEqual(['right', 'rounded']);
    expect([check('lake-percent', '5'), check('lake-percent', '48'), check('lake-percent', '9.6')]).toEqual([
      'right',
      'decimals',
      'whole',
    ]);
    expect([check('lake-times', '10'), check('lake-times', '741')]).toEqual(['right', 'difference']);
    expect([check('percent-cotton', '53'), check('percent-cotton', '95')]).toEqual([
      'right',
      'percentOfPercent',
    ]);
    expect([check('unit-grams', '2600'), check('columns-cotton', '42093')]).toEqual(['unit', 'unit']);
    expect([check('count-irrigation', '1107'), check('count-rain', '1215')]).toEqual([
      'otherPart',
      'otherPart',
    ]);
    expect([check('places-times', '4'), check('lives-making', '0.106')]).toEqual(['right', 'unit']);
    expect(['4463', '1973', '17853', '1055'].map((text) => check('lint-cups', text))).toEqual([
      'right',
      'seedCotton',
      'perKilogram',
      'unit',
    ]);
  });

  it('has no check for a question that there is not', () => {
    expect(() => findCheck('lake-color')).toThrow('there is no "lake-color"');
  });

  it('has every kind of mistake in a task', () => {
    const used = new Set(numbers.flatMap(({ id }) => findCheck(id).mistakes.map(([kind]) => kind)));
    expect([...used, 'decimals'].toSorted()).toEqual(Object.keys(SLIPPED).toSorted());
  });
});

describe('what is said of an answer', () => {
  it('can be read in grade 8 or below', () => {
    for (const text of [...Object.values(SLIPPED), ...numbers.map(({ id }) => findCheck(id).hint)])
      expect([text, calculateReadingGrade([text]) <= 8]).toEqual([text, true]);
  });
});

describe('listTasks', () => {
  it('listTasks(level) gives each level the tasks of the one before it, and more', () => {
    expect(LEVELS.map((level) => listTasks(level).map(({ number }) => number))).toEqual([
      [1, 2, 7, 10],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      tasks.map((_, index) => index + 1),
    ]);
    expect(tasks.length).toBeGreaterThan(10);
  });
});
