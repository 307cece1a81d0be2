import type { SourceId } from './sources';

/** How sure we are of a figure. */
export type Certainty = 'verified' | 'quoted by another' | 'recalled, not read' | 'our arithmetic';
export type Verdict = 'holds' | 'holds with a note' | 'off';

/** The page on which a figure stands first; its path under the base. */
export type ClaimPage =
  | 'thirsty_fashion'
  | 'thirsty_fashion/info1'
  | 'thirsty_fashion/info2'
  | 'thirsty_fashion/info3'
  | 'charts/production'
  | 'charts/fabrics'
  | 'sources';

/**
 * Arithmetic as data, so that tests run it, the sources page prints it, and others can repeat it: figures in braces
 * (`{cotton-liters} × {cups-per-liter}`, `{dyeing.low}` of a range), numbers, + − × ÷ and parentheses.
 */
export type Formula = ({ value: string } | { low: string; high: string }) & {
  /** The result is rounded to a multiple of this: 1, 0.1, 100. */
  step: number;
  /** "up" to the next step; "outward" makes a range wider. Nearest if absent. */
  rounding?: 'up' | 'outward';
};

/**
 * What stands behind a figure; its number and unit stand in figures.ts or in the records of the charts. Its words name
 * other figures in braces, as formulas do.
 */
export type ClaimText = {
  title: string;
  /** What is counted, and what is not. */
  boundary: string;
  /** The year or years described, where known. */
  year?: string;
  sourceIds: readonly SourceId[];
  certainty: Certainty;
  formula?: Formula;
  note: string;
  verdict: Verdict;
  page: ClaimPage;
  /** The claim as it is often told, and what is true: one of the story's five darns. */
  correction?: { wrong: string; right: string };
};
