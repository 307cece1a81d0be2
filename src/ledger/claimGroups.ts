import { CLAIM_PAGES } from '#words/text/claimWords';
import type { PublishedClaim } from '../claim/publishedClaims';
import type { ClaimPage, Evidence, Verdict } from '../data/claim';
import { isUnread } from '../model/verdict';

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

/** How many of the claims that are off are unconfirmed, too. */
export function countUnreadOff(claims: readonly { verdict: Verdict; evidence: Evidence }[]): number {
  return claims.filter(({ verdict, evidence }) => verdict === 'off' && isUnread(evidence.grade)).length;
}

/** A source's own id on the page. */
export function getReferenceId(id: string): string {
  return `ref-${id}`;
}
