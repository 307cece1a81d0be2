import * as words from '#words/text/lessonSlips';
import type { CorrectionId } from '../corrections';
import { formatDigits, formatNumber } from '../format';
import { calculateFormula, formatEquation, formatFormula, isolateFormula } from '../formula';
import { findLessonFigure } from './lessonFigures';

/** One way to work with the numbers: what it gives, and what that tells. */
export type Operation = { formula: string; gives: string; tells: string };

type Order = readonly [number, number, number];

/** A claim with a slip in it, to be found by the reader; texts as in lessonText.ts. */
export type Slip = {
  id: CorrectionId;
  title: string;
  said: string;
  data: readonly string[];
  /** What to do with the numbers; the first of `operations` tests the claim. */
  ask: string;
  operations: readonly [Operation, Operation, Operation];
  /** In which order the three are shown. */
  order: Order;
  sizeAsk: string;
  /** How big the slip is; the first is right. */
  sizes: readonly [string, string, string];
  sizeOrder: Order;
  /** What is true, with the size of the slip. */
  found: string;
};

/** What a translator writes of a puzzle: its operations come without their formulas. */
type SlipWords = Pick<Slip, 'title' | 'said' | 'data' | 'sizeAsk' | 'sizes' | 'found'> & {
  operations: Readonly<Record<0 | 1 | 2, Omit<Operation, 'formula'>>>;
};

/** Joins a puzzle's words with the formulas of its operations. */
function composeSlip(
  id: CorrectionId,
  { operations: told, ...texts }: SlipWords,
  [right, second, third]: readonly [string, string, string],
  order: Order,
  sizeOrder: Order,
): Slip {
  return {
    id,
    ...texts,
    ask: words.ask,
    operations: [
      { formula: right, ...told[0] },
      { formula: second, ...told[1] },
      { formula: third, ...told[2] },
    ],
    order,
    sizeOrder,
  };
}

/** The story's corrections as puzzles, in the order of corrections.ts. */
export const slips: readonly Slip[] = [
  composeSlip(
    'people',
    words.people,
    [
      '{shirt-cups} ÷ {drinking-cups.high}',
      '{shirt-cups} × {drinking-cups.high}',
      '{drinking-cups.high} ÷ {shirt-cups}',
    ],
    [1, 0, 2],
    [2, 0, 1],
  ),
  composeSlip(
    'lake',
    words.lake,
    [
      '100 × {fashion-water} ÷ {lake-ontario}',
      '{lake-ontario} ÷ {fashion-water}',
      '{lake-ontario} − {fashion-water}',
    ],
    [2, 1, 0],
    [1, 0, 2],
  ),
  composeSlip(
    'california',
    words.california,
    [
      '100 × {textile-acre-feet} ÷ {california-acre-feet.high}',
      '100 × {california-acre-feet.high} ÷ {textile-acre-feet}',
      '{california-acre-feet.high} − {textile-acre-feet}',
    ],
    [0, 2, 1],
    [2, 0, 1],
  ),
  composeSlip(
    'grams',
    words.grams,
    ['{cotton-phase} ÷ {cotton-co2}', '{phases-sum} − {cotton-phase}', '{phases-sum} ÷ {cotton-phase}'],
    [1, 2, 0],
    [1, 2, 0],
  ),
  composeSlip(
    'fiber',
    words.fiber,
    ['100 × {cotton-phase} ÷ {phases-sum}', '{phases-sum} − {cotton-phase}', '{phases-sum} ÷ {cotton-co2}'],
    [1, 0, 2],
    [2, 0, 1],
  ),
  composeSlip(
    'megajoules',
    words.megajoules,
    ['{cotton-energy} × 3.6', '{cotton-energy} ÷ 3.6', '{published-cotton-energy} − {cotton-energy}'],
    [2, 0, 1],
    [0, 2, 1],
  ),
];

/** The operation with its numbers put in: "100 × 79 ÷ 1,640". */
export function formatOperation({ formula }: Operation): string {
  return isolateFormula(formatFormula(formula, findLessonFigure));
}

/** The same with what it gives: "100 × 79 ÷ 1,640 = 4.817". */
export const formatSolved = (operation: Operation): string =>
  formatEquation(operation.formula, findLessonFigure, formatResult(operation));

/** What the operation gives, whole from a thousand on, else to four digits: "94,592", "4.817". */
export function formatResult({ formula }: Operation): string {
  const result = calculateFormula(formula, findLessonFigure);
  return result >= 1000 ? formatNumber(Math.round(result)) : formatDigits(result, 4);
}
