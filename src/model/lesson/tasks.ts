import * as words from '#words/plain/lessonTasks';
import { FARM_WATER } from '../../data/fabricSums';
import { formatDigits } from '../format';
import { formatFigure } from '../formatFigure';
import { calculateFormula, formatFormula } from '../formula';
import { describeRounding, roundToStep } from '../rounding';
import { findLessonFigure, type LessonFigureId } from './lessonFigures';

/** An answer that the ledger holds, or one that is worked out of its figures, or one in words. */
export type Answer =
  | { claim: LessonFigureId | 'your-share' | 'your-one-in'; formula: string; step: number; also?: string }
  | { sample: string };

export type Question = { ask: string; answer: Answer; lines: number };

export type Task = {
  id: string;
  title: string;
  /** What the pupils need to know; figures in braces. */
  given: string;
  /** Whether the table of the six fabrics stands with it, with a column to fill in. */
  hasFabrics?: true;
  questions: readonly Question[];
};

/** The worksheet: every number is a figure of the ledger, and every answer is worked out of figures. */
export const tasks: readonly Task[] = [
  {
    id: 'share',
    title: words.TASK_TITLES.share,
    given: words.shareGiven,
    questions: [
      {
        ask: words.sharePart,
        answer: { claim: 'your-share', formula: '100 × 6 ÷ {cotton-cups}', step: 0.00001 },
        lines: 3,
      },
      {
        ask: words.shareOneIn,
        answer: { claim: 'your-one-in', formula: '{cotton-cups} ÷ 6', step: 100 },
        lines: 2,
      },
    ],
  },
  {
    id: 'cups',
    title: words.TASK_TITLES.cups,
    given: words.cupsGiven,
    questions: [
      {
        ask: words.cupsHowMany,
        answer: { claim: 'cotton-cups', formula: '{cotton-liters} × {cups-per-liter}', step: 1 },
        lines: 2,
      },
      {
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
    given: words.lakeGiven,
    questions: [
      {
        ask: words.lakePercent,
        answer: { claim: 'lake-share', formula: '100 × {fashion-water} ÷ {lake-ontario}', step: 0.1 },
        lines: 3,
      },
      {
        ask: words.lakeTimes,
        answer: {
          claim: 'lake-overstated',
          formula: '{lake-ontario} ÷ 2 ÷ {fashion-water}',
          step: 0.1,
          also: words.lakeTimesAlso,
        },
        lines: 3,
      },
    ],
  },
  {
    id: 'percent',
    title: words.TASK_TITLES.percent,
    given: words.percentGiven,
    questions: [
      {
        ask: words.percentCotton,
        answer: {
          claim: 'cotton-yarns',
          formula: '{cotton-of-textile} × {textile-share} ÷ 100',
          step: 0.1,
        },
        lines: 3,
      },
      { ask: words.percentWhyNot, answer: { sample: words.percentWhyNotSample }, lines: 2 },
    ],
  },
  {
    id: 'unit',
    title: words.TASK_TITLES.unit,
    given: words.unitGiven,
    questions: [
      {
        ask: words.unitTimes,
        answer: { claim: 'fiber-times-over', formula: '{cotton-phase} ÷ {cotton-co2}', step: 1 },
        lines: 2,
      },
      {
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
    given: words.columnsGiven,
    hasFabrics: true,
    questions: [
      {
        ask: words.columnsCotton,
        answer: {
          claim: 'cotton-irrigation-water',
          formula: '{cotton-water} × {cotton-production} ÷ 1,000',
          step: 0.1,
        },
        lines: 2,
      },
      {
        ask: words.columnsSum,
        answer: {
          claim: 'six-fabrics-water',
          formula: `(${FARM_WATER}) ÷ 1,000`,
          step: 0.1,
        },
        lines: 2,
      },
      {
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
    given: words.countGiven,
    questions: [
      {
        ask: words.countIrrigation,
        answer: {
          claim: 'irrigation-part-liters',
          formula: '{irrigation-part} × {cotton-liters} ÷ 100',
          step: 1,
        },
        lines: 2,
      },
      {
        ask: words.countRain,
        answer: { claim: 'rain-part-liters', formula: '{rain-part} × {cotton-liters} ÷ 100', step: 1 },
        lines: 2,
      },
      {
        ask: words.countDilution,
        answer: {
          claim: 'dilution-part-liters',
          formula: '{dilution-part} × {cotton-liters} ÷ 100',
          step: 1,
        },
        lines: 2,
      },
      { ask: words.countWhich, answer: { sample: words.countWhichSample }, lines: 4 },
    ],
  },
  {
    id: 'places',
    title: words.TASK_TITLES.places,
    given: words.placesGiven,
    questions: [
      {
        ask: words.placesTimes,
        answer: {
          claim: 'xinjiang-times',
          formula: '{xinjiang-river-cups} ÷ {china-river-cups}',
          step: 0.1,
          also: words.placesTimesAlso,
        },
        lines: 2,
      },
      { ask: words.placesWhich, answer: { sample: words.placesWhichSample }, lines: 4 },
    ],
  },
  {
    id: 'lives',
    title: words.TASK_TITLES.lives,
    given: words.livesGiven,
    questions: [
      { ask: words.livesPredict, answer: { sample: words.livesPredictSample }, lines: 4 },
      {
        ask: words.livesMaking,
        answer: {
          claim: 'making-a-wear',
          formula: '1,000 × {making-co2} ÷ {life-wears}',
          step: 1,
          also: words.livesMakingAlso,
        },
        lines: 2,
      },
      { ask: words.livesExplain, answer: { sample: words.livesExplainSample }, lines: 4 },
    ],
  },
];

/** What a formula gives, rounded as its task says: 4.8. */
export function calculateAnswer({ formula, step }: { formula: string; step: number }): number {
  return roundToStep(calculateFormula(formula, findLessonFigure), step);
}

/** The arithmetic with the numbers put in, up to its rounding: "100 × 79 ÷ 1,640 = 4.81707, rounded to 0.1". */
export function formatWorking({ formula, step }: { formula: string; step: number }): string {
  const exact = calculateFormula(formula, findLessonFigure);
  const isRounded = Math.abs(exact - roundToStep(exact, step)) > 1e-9 * Math.abs(exact);
  const rounded = isRounded ? `, ${describeRounding(step)}` : '';
  return `${formatFormula(formula, findLessonFigure)} = ${formatDigits(exact, 6)}${rounded}`;
}

/** The key's answer as the ledger writes it: "4.8%", "1 in 1,900". */
export function formatAnswer(claim: string): string {
  return formatFigure(findLessonFigure(claim));
}
