import { WHOLE_PAGE } from '#words/text/claimPlaces';
import type { SourceId } from './sources';

/** What the check found. How much a figure may say follows from its evidence (model/verdict.ts). */
export type Verdict = 'holds' | 'holds with a note' | 'unconfirmed' | 'off';

type Reading = {
  document: SourceId;
  /** Page, table or section, as far as it was written down. */
  place: string;
  /** Month, or day: "2026-11", "2026-11-26". */
  readOn: string;
};

/** What was read of a figure: what kind of text, in which document, where in it, and when. */
export type Evidence =
  /** This very figure: in the work itself, its publisher's page or its own table; or in words that name their reference. */
  | ({ grade: 'original' | 'quotation with reference' } & Reading)
  /** A published value within a tenth of it. */
  | ({ grade: 'near value' } & Reading)
  /** A sum of ours that was held against a measured one. */
  | ({ grade: 'measured sum' } & Reading)
  /** Other values of the same thing, which confirm nothing. */
  | ({ grade: 'another value' } & Reading)
  /** In a text that names no reference. */
  | ({ grade: 'only repeated' } & Omit<Reading, 'document'>)
  /** `document` is what it is credited to. */
  | { grade: 'not found'; document: SourceId }
  /** Worked out of other figures, or our own choice. */
  | { grade: 'arithmetic' };
export type Grade = Evidence['grade'];

/** When the sources were read for the first check, for the second, and for the third. */
const FIRST_CHECK = '2026-11';
export const SECOND_CHECK = '2026-11-26';
export const THIRD_CHECK = '2026-11-28';

/** Evidence that we read in the work itself, or on its publisher's page. */
export function readIn(document: SourceId, place: string = WHOLE_PAGE, readOn = FIRST_CHECK): Evidence {
  return { grade: 'original', document, place, readOn };
}

/** Evidence that we read in a page that quotes the work and names it. */
export function quotedIn(document: SourceId, place: string = WHOLE_PAGE, readOn = FIRST_CHECK): Evidence {
  return { grade: 'quotation with reference', document, place, readOn };
}

export const ARITHMETIC: Evidence = { grade: 'arithmetic' };

/** The page on which a figure stands first; its path under the base. */
export type ClaimPage =
  | 'thirsty_fashion'
  | 'thirsty_fashion/info1'
  | 'thirsty_fashion/where'
  | 'thirsty_fashion/info2'
  | 'thirsty_fashion/info3'
  | 'thirsty_fashion/lives'
  | 'charts/production'
  | 'charts/fabrics'
  | 'sources';

/**
 * Arithmetic as data, so that tests run it, the sources page prints it, and others can repeat it: figures in braces
 * (`{cotton-liters} × {cups-per-liter}`, `{dyeing.low}` of a range), numbers, + − × ÷ and parentheses.
 */
type Formula = ({ value: string } | { low: string; high: string }) & {
  /** The result is rounded to a multiple of this: 1, 0.1, 100. */
  step: number;
  /** "up" or "down" to the next step; "outward" makes a range wider. Nearest if absent. */
  rounding?: 'up' | 'down' | 'outward';
};

/** What is said of a figure, in the reader's language. It names other figures in braces, as formulas do. */
type ClaimWords = {
  title: string;
  /** What is counted, and what is not. */
  boundary: string;
  note: string;
  /** The claim of our first draft, and what is true: one of the story's corrections. */
  correction?: { wrong: string; right: string };
};

/** What stands behind a figure in every language; its number and unit stand in figures.ts or in the charts' records. */
type ClaimFacts = {
  /** The year or years described, where known. */
  year?: string;
  sourceIds: readonly SourceId[];
  evidence: Evidence;
  formula?: Formula;
  verdict: Verdict;
  page: ClaimPage;
};

/** Everything that stands behind a figure. */
export type ClaimText = ClaimWords & ClaimFacts;

/** Puts the words of claims to their facts, claim by claim. */
export function addWords<Id extends string>(
  words: Readonly<Record<Id, ClaimWords>>,
  facts: Readonly<Record<NoInfer<Id>, ClaimFacts>>,
): Record<Id, ClaimText> {
  const ids = Object.keys(facts) as Id[];
  return Object.fromEntries(ids.map((id) => [id, { ...words[id], ...facts[id] }])) as Record<Id, ClaimText>;
}
