import { CLAIM_PAGES } from '#words/plain/claimWords';
import type { PublishedClaim } from '../claim/publishedClaims';
import type { Certainty, ClaimPage, Verdict } from '../data/claim';

export interface ClaimGroup {
  page: ClaimPage;
  /** The group's own id on the page: "of-info1". */
  id: string;
  title: string;
  claims: readonly PublishedClaim[];
}

/** The claims by the page on which they stand first, in the order of the story. */
export function groupClaims(claims: readonly PublishedClaim[]): ClaimGroup[] {
  return (Object.entries(CLAIM_PAGES) as [ClaimPage, string][])
    .map(([page, title]) => ({
      page,
      id: `of-${page.split('/').at(-1)}`,
      title,
      claims: claims.filter((claim) => claim.page === page),
    }))
    .filter((group) => group.claims.length > 0);
}

/** How many claims have each verdict. */
export function countVerdicts(claims: readonly { verdict: Verdict }[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { holds: 0, 'holds with a note': 0, unconfirmed: 0, off: 0 };
  for (const { verdict } of claims) counts[verdict] += 1;
  return counts;
}

/** How many of the claims that are off none of us has read, either. */
export function countUnreadOff(claims: readonly { verdict: Verdict; certainty: Certainty }[]): number {
  return claims.filter(({ verdict, certainty }) => verdict === 'off' && certainty === 'unconfirmed').length;
}

/** A source's own id on the page. */
export function getReferenceId(id: string): string {
  return `ref-${id}`;
}
