import { CLAIM_PAGES } from '#words/text/claimWords';
import type { PublishedClaim } from '../claim/publishedClaims';
import type { ClaimPage, Verdict } from '../data/claim';

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

/** Claims with one note, each of another place, country or fabric: what their titles share, and the name that each has beyond it. */
export interface AlikeClaims {
  title: string;
  claims: readonly PublishedClaim[];
  names: readonly string[];
}

/** As few are told one by one. */
const FEWEST_ALIKE = 3;

/** Whether all claims say the same of what is asked. */
export const areSame = (
  claims: readonly PublishedClaim[],
  ask: (claim: PublishedClaim) => unknown,
): boolean => new Set(claims.map((claim) => JSON.stringify(ask(claim)))).size === 1;

/** The words that all titles begin with: "Rain for one kilogram of seed cotton: ". */
function findCommonStart([first = '', ...others]: readonly string[]): string {
  let end = 0;
  while (end < first.length && others.every((title) => title[end] === first[end])) end += 1;
  return first.slice(0, first.lastIndexOf(' ', end) + 1);
}

/** Gathers the claims with the same note under one title; all others stay as they are, each where it stands. */
export function gatherAlike(claims: readonly PublishedClaim[]): (PublishedClaim | AlikeClaims)[] {
  const byNote = new Map<string, PublishedClaim[]>();
  for (const claim of claims) byNote.set(claim.note, [...(byNote.get(claim.note) ?? []), claim]);
  return [...byNote.values()].flatMap((alike): (PublishedClaim | AlikeClaims)[] => {
    const title = findCommonStart(alike.map((claim) => claim.title));
    if (alike.length < FEWEST_ALIKE || title === '') return alike;
    return [
      {
        title: title.replace(/[\s:\u00a0]+$/, ''),
        claims: alike,
        names: alike.map((claim) => claim.title.slice(title.length)),
      },
    ];
  });
}

/** How many claims have each verdict. */
export function countVerdicts(claims: readonly { verdict: Verdict }[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { holds: 0, 'holds with a note': 0, unconfirmed: 0, off: 0 };
  for (const { verdict } of claims) counts[verdict] += 1;
  return counts;
}

/** A source's own id on the page. */
export function getReferenceId(id: string): string {
  return `ref-${id}`;
}
