import type { StatedFigureId } from '../../model/figure';

/** One bar of a chart: what it measures, and every way it is told in words. */
export interface BarDatum {
  id: string;
  /** The text under the axis, e.g. "Cotton". */
  label: string;
  value: number;
  /** The number as it is shown, e.g. "1,559". */
  valueText: string;
  /** The accessible name, e.g. "Cotton: 1,559 liters per kg". */
  name: string;
  /** What stands behind its number. */
  figure: StatedFigureId;
  /** What is told of it. */
  detail: string;
  /** The number's unit, short, e.g. "L": for a card. */
  unit?: string;
  /** What follows the number on its card, e.g. "50%". */
  share?: string;
  /** Whether the story is about this bar. */
  isHero?: boolean;
}
