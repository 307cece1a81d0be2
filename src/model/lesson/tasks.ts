import { COMMA } from '#words/rules';
import * as words from '#words/text/lessonTasks';
import { FARM_WATER } from '../../data/fabricSums';
import { formatDigits } from '../format';
import { formatFigure } from '../formatFigure';
import { calculateFormula, formatEquation } from '../formula';
import { describeRounding, roundToStep } from '../rounding';
import { findLessonFigure, type LessonFigureId } from './lessonFigures';

/** A number that the ledger holds, worked out of its figures. */
export type NumberAnswer = {
  claim: LessonFigureId | 'your-share' | 'your-one-in';
  formula: string;
  step: number;
  /** How far a typed number may be off, in percent of the exact one; 2 where nothing is said. */
  tolerancePercent?: number;
  also?: string;
};

/** A number, or an answer in words. */
export type Answer = NumberAnswer | { sample: string };

/** `id` is its own among all tasks, e.g. "lake-percent". */
export type Question = { id: string; ask: string; answer: Answer; lines: number };

/** For whom a sheet is: each has the tasks of the one before it, and more. */
export type Level = keyof typeof words.LEVELS;

export const LEVELS = ['younger', 'standard', 'quick'] as const satisfies readonly Level[];

export type Task = {
  id: string;
  title: string;
  /** The first level whose sheet has it. */
  level: Level;
  /** What the pupils need to know; figures in braces. */
  given: string;
  /** Whether the table of the six fabrics stands with it, with a column to fill in. */
  hasFabrics?: true;
  questions: readonly Question[];
};

/** The worksheets: every number is a figure of the ledger, and every answer is worked out of figures. */
export const tasks: readonly Task[] = [
  {
    id: 'share',
    title: words.TASK_TITLES.share,
    level: 'younger',
    given: words.shareGiven,
    questions: [
      {
        id: 'share-part',
        ask: words.sharePart,
        answer: {
          claim: 'your-share',
          formula: '100 × 6 ÷ {cotton-cups}',
          step: 0.00001,
          tolerancePercent: 5,
        },
        lines: 3,
      },
      {
        id: 'share-one-in',
        ask: words.shareOneIn,
        answer: {
          claim: 'your-one-in',
          formula: '{cotton-cups} ÷ 6',
          step: 100,
        },
        lines: 2,
      },
    ],
  },
  {
    id: 'cups',
    title: words.TASK_TITLES.cups,
    level: 'younger',
    given: words.cupsGiven,
    questions: [
      {
        id: 'cups-how-many',
        ask: words.cupsHowMany,
        answer: {
          claim: 'cotton-cups',
          formula: '{cotton-liters} × {cups-per-liter}',
          step: 1,
        },
        lines: 2,
      },
      {
        id: 'cups-exact',
        ask: words.cupsExact,
        answer: {
          claim: 'cotton-cups-exact',
          formula: '1,000 × {cotton-liters} ÷ {us-cup}',
          step: 1,
          also: words.cupsExactAlso,
        },
        lines: 3,
      },
    ],
  },
  {
    id: 'lake',
    title: words.TASK_TITLES.lake,
    level: 'standard',
    given: words.lakeGiven,
    questions: [
      {
        id: 'lake-percent',
        ask: words.lakePercent,
        answer: {
          claim: 'lake-share',
          formula: '100 × {fashion-water} ÷ {lake-ontario}',
          step: 0.1,
          tolerancePercent: 5,
        },
        lines: 3,
      },
      {
        id: 'lake-times',
        ask: words.lakeTimes,
        answer: {
          claim: 'lake-overstated',
          formula: '{lake-ontario} ÷ 2 ÷ {fashion-water}',
          step: 0.1,
          tolerancePercent: 5,
          also: words.lakeTimesAlso,
        },
        lines: 3,
      },
    ],
  },
  {
    id: 'percent',
    title: words.TASK_TITLES.percent,
    level: 'standard',
    given: words.percentGiven,
    questions: [
      {
        id: 'percent-cotton',
        ask: words.percentCotton,
        answer: {
          claim: 'cotton-yarns',
          formula: '{cotton-of-textile} × {textile-share} ÷ 100',
          step: 0.1,
        },
        lines: 3,
      },
      {
        id: 'percent-why-not',
        ask: words.percentWhyNot,
        answer: { sample: words.percentWhyNotSample },
        lines: 2,
      },
    ],
  },
  {
    id: 'unit',
    title: words.TASK_TITLES.unit,
    level: 'standard',
    given: words.unitGiven,
    questions: [
      {
        id: 'unit-times',
        ask: words.unitTimes,
        answer: {
          claim: 'fiber-times-over',
          formula: '{cotton-phase} ÷ {cotton-co2}',
          step: 1,
          tolerancePercent: 5,
        },
        lines: 2,
      },
      {
        id: 'unit-grams',
        ask: words.unitGrams,
        answer: {
          claim: 'shirt-co2',
          formula: '{phases-sum} ÷ 1,000',
          step: 0.1,
          also: words.unitGramsAlso,
        },
        lines: 3,
      },
    ],
  },
  {
    id: 'columns',
    title: words.TASK_TITLES.columns,
    level: 'standard',
    given: words.columnsGiven,
    hasFabrics: true,
    questions: [
      {
        id: 'columns-cotton',
        ask: words.columnsCotton,
        answer: {
          claim: 'cotton-irrigation-water',
          formula: '{cotton-water} × {cotton-production} ÷ 1,000',
          step: 0.1,
        },
        lines: 2,
      },
      {
        id: 'columns-sum',
        ask: words.columnsSum,
        answer: {
          claim: 'six-fabrics-water',
          formula: `(${FARM_WATER}) ÷ 1,000`,
          step: 0.1,
        },
        lines: 2,
      },
      {
        id: 'columns-percent',
        ask: words.columnsPercent,
        answer: {
          claim: 'six-fabrics-cotton',
          formula: '100 × {cotton-irrigation-water} ÷ {six-fabrics-water}',
          step: 1,
          also: words.columnsPercentAlso,
        },
        lines: 2,
      },
    ],
  },
  {
    id: 'count',
    title: words.TASK_TITLES.count,
    level: 'younger',
    given: words.countGiven,
    questions: [
      {
        id: 'count-irrigation',
        ask: words.countIrrigation,
        answer: {
          claim: 'irrigation-part-liters',
          formula: '{irrigation-part} × {cotton-liters} ÷ 100',
          step: 1,
        },
        lines: 2,
      },
      {
        id: 'count-rain',
        ask: words.countRain,
        answer: {
          claim: 'rain-part-liters',
          formula: '{rain-part} × {cotton-liters} ÷ 100',
          step: 1,
        },
        lines: 2,
      },
      {
        id: 'count-dilution',
        ask: words.countDilution,
        answer: {
          claim: 'dilution-part-liters',
          formula: '{dilution-part} × {cotton-liters} ÷ 100',
          step: 1,
        },
        lines: 2,
      },
      { id: 'count-which', ask: words.countWhich, answer: { sample: words.countWhichSample }, lines: 4 },
    ],
  },
  {
    id: 'places',
    title: words.TASK_TITLES.places,
    level: 'standard',
    given: words.placesGiven,
    questions: [
      {
        id: 'places-times',
        ask: words.placesTimes,
        answer: {
          claim: 'xinjiang-times',
          formula: '{xinjiang-river-cups} ÷ {china-river-cups}',
          step: 0.1,
          tolerancePercent: 5,
          also: words.placesTimesAlso,
        },
        lines: 2,
      },
      { id: 'places-which', ask: words.placesWhich, answer: { sample: words.placesWhichSample }, lines: 4 },
    ],
  },
  {
    id: 'lives',
    title: words.TASK_TITLES.lives,
    level: 'standard',
    given: words.livesGiven,
    questions: [
      {
        id: 'lives-predict',
        ask: words.livesPredict,
        answer: { sample: words.livesPredictSample },
        lines: 4,
      },
      {
        id: 'lives-making',
        ask: words.livesMaking,
        answer: {
          claim: 'making-a-wear',
          formula: '1,000 × {making-co2} ÷ {life-wears}',
          step: 1,
          also: words.livesMakingAlso,
        },
        lines: 2,
      },
      {
        id: 'lives-explain',
        ask: words.livesExplain,
        answer: { sample: words.livesExplainSample },
        lines: 4,
      },
    ],
  },
  {
    id: 'jeans',
    title: words.TASK_TITLES.jeans,
    level: 'younger',
    given: words.jeansGiven,
    questions: [
      {
        id: 'jeans-years',
        ask: words.jeansYears,
        answer: {
          claim: 'jeans-at-eight-cups',
          formula: '{jeans-liters} × {cups-per-liter} ÷ 8 ÷ 365.25',
          step: 0.1,
        },
        lines: 3,
      },
      {
        id: 'jeans-times',
        ask: words.jeansTimes,
        answer: {
          claim: 'jeans-times',
          formula: '{jeans-at-eight-cups} ÷ {jeans-years}',
          step: 0.1,
          tolerancePercent: 5,
          also: words.jeansTimesAlso,
        },
        lines: 2,
      },
      { id: 'jeans-tell', ask: words.jeansTell, answer: { sample: words.jeansTellSample }, lines: 4 },
    ],
  },
  {
    id: 'lint',
    title: words.QUICK_TITLES.lint,
    level: 'quick',
    given: words.lintGiven,
    questions: [
      {
        id: 'lint-cups',
        ask: words.lintCups,
        answer: {
          claim: 'india-river-cups',
          formula:
            '{india-irrigation} × {lint-water} ÷ {seed-cotton-water} × {shirt-weight} ÷ 1,000 × {cups-per-liter}',
          step: 1,
        },
        lines: 4,
      },
      { id: 'lint-why', ask: words.lintWhy, answer: { sample: words.lintWhySample }, lines: 3 },
    ],
  },
];

/** The tasks of a level's sheet, each with its place among all: a task has one number on every sheet and in the key. */
export const listTasks = (level: Level): { task: Task; number: number }[] =>
  tasks
    .map((task, index) => ({ task, number: index + 1 }))
    .filter(({ task }) => LEVELS.indexOf(task.level) <= LEVELS.indexOf(level));

/** The level of an address, "quick"; the standard one where it says none that there is. */
export const findLevel = (said: string | undefined): Level =>
  LEVELS.find((level) => level === said) ?? 'standard';

/** How far a typed number may be off, in the answer's own unit: 4.8% of the lake by 0.24. */
export function calculateTolerance({ formula, tolerancePercent = 2 }: NumberAnswer): number {
  return Number(((calculateFormula(formula, findLessonFigure) * tolerancePercent) / 100).toPrecision(2));
}

/** What a formula gives, rounded as its task says: 4.8. */
export function calculateAnswer({ formula, step }: { formula: string; step: number }): number {
  return roundToStep(calculateFormula(formula, findLessonFigure), step);
}

/** The arithmetic with the numbers put in, up to its rounding: "100 × 79 ÷ 1,640 = 4.81707, rounded to 0.1". */
export function formatWorking({ formula, step }: { formula: string; step: number }): string {
  const exact = calculateFormula(formula, findLessonFigure);
  const isRounded = Math.abs(exact - roundToStep(exact, step)) > 1e-9 * Math.abs(exact);
  const rounded = isRounded ? COMMA + describeRounding(step) : '';
  return formatEquation(formula, findLessonFigure, formatDigits(exact, 6)) + rounded;
}

/** The key's answer as the ledger writes it: "4.8%", "1 in 1,900". */
export function formatAnswer(claim: string): string {
  return formatFigure(findLessonFigure(claim));
}
