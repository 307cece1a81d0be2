import type { StatedFigureId } from '../model/figure';
import { formatNumber } from '../model/format';

export interface NumbersColumn {
  /** The column's heading, unit included. */
  title: string;
  isNumber: boolean;
}

interface NumbersCell {
  text: string;
  /** What the column sorts by. */
  value: number | string;
  /** The figure whose receipt the cell opens. */
  figure?: StatedFigureId;
}

export interface NumbersRow {
  id: string;
  cells: readonly NumbersCell[];
}

/** The table behind a chart: the same numbers, and what the tooltips say. */
export interface Numbers {
  columns: readonly NumbersColumn[];
  rows: readonly NumbersRow[];
  /** Name of the published table, e.g. "fabrics" for data/fabrics.csv. */
  file: string;
}

/** A cell of words. */
export function createWordsCell(text: string): NumbersCell {
  return { text, value: text };
}

/** A cell of one figure, e.g. createNumberCell('yarn-phase-share', 19, '%') is "19%". */
export function createNumberCell(figure: StatedFigureId, value: number, suffix = ''): NumbersCell {
  return { text: `${formatNumber(value)}${suffix}`, value, figure };
}
