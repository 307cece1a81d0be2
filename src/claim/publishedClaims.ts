import { use } from 'react';
import type { collectClaimsContent } from '../model/claimPublication';
import { LANGUAGE_BASE } from '../words/language';

type Published = ReturnType<typeof collectClaimsContent>;
export type PublishedClaim = Published['claims'][number];
type PublishedSource = Published['sources'][number];

/** What stands behind the figures, as it is published. */
export interface ClaimTexts {
  claims: readonly PublishedClaim[];
  sources: readonly PublishedSource[];
  /** Throws a RangeError for an id that no claim has. */
  findClaim: (id: string) => PublishedClaim;
  /** The sources behind a claim. */
  listSources: (claim: PublishedClaim) => PublishedSource[];
}

/** Makes the published claims easy to ask. */
export function indexClaims({ claims, sources }: Published): ClaimTexts {
  const claimsById = new Map(claims.map((claim) => [claim.id, claim]));
  const sourcesById = new Map<string, PublishedSource>(sources.map((source) => [source.id, source]));
  return {
    claims,
    sources,
    findClaim(id) {
      const claim = claimsById.get(id as PublishedClaim['id']);
      if (!claim) throw new RangeError(`claims: there is no claim "${id}"`);
      return claim;
    },
    listSources: (claim) =>
      claim.sources.map((id) => sourcesById.get(id)).filter((source) => source !== undefined),
  };
}

let texts: Promise<ClaimTexts> | undefined;

async function load(): Promise<ClaimTexts> {
  if (import.meta.env.SSR) {
    const { collectClaimsContent } = await import('../model/claimPublication');
    return indexClaims(collectClaimsContent());
  }
  const response = await fetch(`${LANGUAGE_BASE}data/claims.json`);
  if (!response.ok) throw new Error(`data/claims.json answered ${response.status}`);
  return indexClaims((await response.json()) as Published);
}

/**
 * Fetches data/claims.json, the same that anyone can read: it weighs more than a page's own script, and only receipts,
 * saved pictures and the sources ask for it. Rejects when it does not come; the next call fetches it again.
 */
export function fetchClaimTexts(): Promise<ClaimTexts> {
  texts ??= load().catch((error) => {
    texts = undefined;
    throw error;
  });
  return texts;
}

/** The published claims, in a component: until they have come, its section stands as sent, or its page waits. */
export const useClaimTexts = (): ClaimTexts => use(fetchClaimTexts());
