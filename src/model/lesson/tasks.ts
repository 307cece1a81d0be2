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
    title: 'A share of a shirt',
    given:
      'Say you drink six cups of water a day. To grow the cotton of one T-shirt takes {cotton-cups} of water. That is its water [footprint].',
    questions: [
      {
        ask: 'Your day is which part of the shirt? Divide. Write it in percent.',
        answer: { claim: 'your-share', formula: '100 × 6 ÷ {cotton-cups}', step: 0.00001 },
        lines: 3,
      },
      {
        ask: 'Say it in words: one cup in how many?',
        answer: { claim: 'your-one-in', formula: '{cotton-cups} ÷ 6', step: 100 },
        lines: 2,
      },
    ],
  },
  {
    id: 'cups',
    title: 'Liters to cups',
    given:
      'The source counts in liters: {cotton-liters} for the cotton of one T-shirt. One liter is about {cups-per-liter:number} cups.',
    questions: [
      {
        ask: 'How many cups is that?',
        answer: { claim: 'cotton-cups', formula: '{cotton-liters} × {cups-per-liter}', step: 1 },
        lines: 2,
      },
      {
        ask: 'One US cup is {us-cup}. Use this number now. Is the answer the same?',
        answer: {
          claim: 'cotton-cups-exact',
          formula: '1,000 × {cotton-liters} ÷ {us-cup}',
          step: 1,
          also: 'It is a few cups less. The first way used a number that was rounded.',
        },
        lines: 3,
      },
    ],
  },
  {
    id: 'lake',
    title: 'Half a lake?',
    given:
      'The claim: each year, fashion uses as much water as half of Lake Ontario. In truth it uses {fashion-water}. The lake holds {lake-ontario}. One cubic kilometer is one billion cubic meters.',
    questions: [
      {
        ask: 'What percent of the lake is it really?',
        answer: { claim: 'lake-share', formula: '100 × {fashion-water} ÷ {lake-ontario}', step: 0.1 },
        lines: 3,
      },
      {
        ask: 'How many times too big is “half”?',
        answer: {
          claim: 'lake-overstated',
          formula: '{lake-ontario} ÷ 2 ÷ {fashion-water}',
          step: 0.1,
          also: 'That is close to ten. It may be that someone put the decimal point in the wrong place.',
        },
        lines: 3,
      },
    ],
  },
  {
    id: 'percent',
    title: 'Percent of a percent',
    given:
      'Of the water that fashion uses, {textile-share} goes into making cloth. Of that part, {cotton-of-textile} is for cotton.',
    questions: [
      {
        ask: 'What percent of all of fashion’s water is for cotton?',
        answer: {
          claim: 'cotton-yarns',
          formula: '{cotton-of-textile} × {textile-share} ÷ 100',
          step: 0.1,
        },
        lines: 3,
      },
      {
        ask: 'Why is the answer not {cotton-of-textile}?',
        answer: {
          sample: 'It is a part of a part. It counts only the water for cloth, not all the water of fashion.',
        },
        lines: 2,
      },
    ],
  },
  {
    id: 'unit',
    title: 'Which unit fits?',
    given:
      'In a chart, all that happens to a T-shirt is said to give {phases-sum:number} kilograms of [co2e] [per-kilogram] of cloth, {cotton-phase:number} kilograms of them for the cotton alone. But a table says that a kilogram of [lint] gives {cotton-co2:number} kilograms.',
    questions: [
      {
        ask: 'How many times too big is the chart’s number for cotton?',
        answer: { claim: 'fiber-times-over', formula: '{cotton-phase} ÷ {cotton-co2}', step: 1 },
        lines: 2,
      },
      {
        ask: 'Now read the sum as grams for one T-shirt. How many kilograms is it? Other studies found {published-shirts-co2}. Does it fit?',
        answer: {
          claim: 'shirt-co2',
          formula: '{phases-sum} ÷ 1,000',
          step: 0.1,
          also: 'It fits. So the right unit is grams for one T-shirt.',
        },
        lines: 3,
      },
    ],
  },
  {
    id: 'columns',
    title: 'Multiply two columns',
    given:
      'The table shows how much water one kilogram of each fiber needs, and how much of it the world makes in a year. Liters per kilogram times millions of tons gives billions of liters. A thousand of those are one billion cubic meters.',
    hasFabrics: true,
    questions: [
      {
        ask: 'Fill in the last column. What is cotton’s?',
        answer: {
          claim: 'cotton-irrigation-water',
          formula: '{cotton-water} × {cotton-production} ÷ 1,000',
          step: 0.1,
        },
        lines: 2,
      },
      {
        ask: 'Add up all six.',
        answer: {
          claim: 'six-fabrics-water',
          formula:
            '({cotton-water} × {cotton-production} + {wool-water} × {wool-production} + {cellulosics-water} × {cellulosics-production} + {hemp-water} × {hemp-production} + {polyamide-water} × {polyamide-production} + {polyester-water} × {polyester-production}) ÷ 1,000',
          step: 0.1,
        },
        lines: 2,
      },
      {
        ask: 'What percent of it is cotton?',
        answer: {
          claim: 'six-fabrics-cotton',
          formula: '100 × {cotton-irrigation-water} ÷ {six-fabrics-water}',
          step: 1,
          also: 'The story says {cotton-of-textile}. The two are close: data can check data.',
        },
        lines: 2,
      },
    ],
  },
  {
    id: 'count',
    title: 'Which water counts?',
    given:
      'The {cotton-liters} behind one T-shirt’s cotton are of three kinds: {irrigation-part} is [irrigation], {rain-part} is rain, and {dilution-part} is [dilution].',
    questions: [
      {
        ask: 'How many liters are irrigation?',
        answer: {
          claim: 'irrigation-part-liters',
          formula: '{irrigation-part} × {cotton-liters} ÷ 100',
          step: 1,
        },
        lines: 2,
      },
      {
        ask: 'How many liters are rain?',
        answer: { claim: 'rain-part-liters', formula: '{rain-part} × {cotton-liters} ÷ 100', step: 1 },
        lines: 2,
      },
      {
        ask: 'How many liters are dilution?',
        answer: {
          claim: 'dilution-part-liters',
          formula: '{dilution-part} × {cotton-liters} ÷ 100',
          step: 1,
        },
        lines: 2,
      },
      {
        ask: 'Which of the three would you count? Give a reason.',
        answer: {
          sample:
            'There is no one right answer. A good one gives a reason: the rain would fall on the field in any case, but the river is empty for those who live below the farm.',
        },
        lines: 4,
      },
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
