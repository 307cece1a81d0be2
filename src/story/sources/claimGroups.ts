import type { ClaimPage, ClaimText, Verdict } from '../../data/claim';
import { type SourceId, sources } from '../../data/sources';
import { claimTextsById } from '../../model/claimList';
import { CLAIM_PAGES } from '../../model/claimWords';

export interface ClaimGroup {
  page: ClaimPage;
  /** The group's own id on the page: "of-info1". */
  id: string;
  title: string;
  claimIds: readonly string[];
}

/** The claims by the page on which they stand first, in the order of the story. */
export const claimGroups: readonly ClaimGroup[] = (Object.entries(CLAIM_PAGES) as [ClaimPage, string][])
  .map(([page, title]) => ({
    page,
    id: `of-${page.split('/').at(-1)}`,
    title,
    claimIds: [...claimTextsById].filter(([, text]) => text.page === page).map(([id]) => id),
  }))
  .filter((group) => group.claimIds.length > 0);

/** How many claims have each verdict. */
export function countVerdicts(claims: Iterable<Pick<ClaimText, 'verdict'>>): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { holds: 0, 'holds with a note': 0, unconfirmed: 0, off: 0 };
  for (const { verdict } of claims) counts[verdict] += 1;
  return counts;
}

const marks = new Map([...sources.keys()].map((id, index) => [id, index + 1]));

/** A source's number in the list of references. */
export function getReferenceMark(id: SourceId): number {
  return marks.get(id) ?? 0;
}

/** A source's own id on the page. */
export function getReferenceId(id: string): string {
  return `ref-${id}`;
}
