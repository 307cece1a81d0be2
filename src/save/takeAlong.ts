import { description } from '#words/picture';
import { withCaution } from '#words/text/chartSources';
import { VERDICT_WORDS } from '#words/text/verdicts';
import type { ClaimTexts, PublishedClaim } from '../claim/publishedClaims';
import { chartSources } from '../data/chartSources';
import { formatJson, formatSheet } from '../model/publication';
import { LICENSE } from './composePicture';
import { listSources } from './sceneCredits';

/** A chart, a scene or a figure as others may show it: its title, its figures and where they come from. */
export interface TakenAlong {
  title: string;
  source: string;
  claims: readonly PublishedClaim[];
  /** The page that it stands on. */
  address: string;
}

/** What is to be said of the fabrics' records wherever their source is named. */
function nameSource(claim: PublishedClaim, texts: ClaimTexts): string {
  const source = listSources([claim.id], texts);
  return claim.sources.includes('fiber-bible') && claim.verdict === 'unconfirmed'
    ? withCaution(source, chartSources.fabrics.caution)
    : source;
}

/** A row for each figure, under the names that the ledger's own table has. */
function listRows({ claims, address }: TakenAlong, texts: ClaimTexts) {
  return claims.map((claim) => ({
    id: claim.id,
    title: claim.title,
    value: 'value' in claim ? claim.value : '',
    low: 'low' in claim ? claim.low : '',
    high: 'high' in claim ? claim.high : '',
    unit: claim.unit,
    text: claim.text,
    boundary: claim.boundary,
    verdict: VERDICT_WORDS[claim.verdict],
    note: claim.note,
    sources: nameSource(claim, texts),
    license: LICENSE,
    page: address,
  }));
}

export const writeTable = (taken: TakenAlong, texts: ClaimTexts): string =>
  formatSheet(listRows(taken, texts));

export function writeJson(taken: TakenAlong, texts: ClaimTexts): string {
  const { title, source, address } = taken;
  const figures = listRows(taken, texts).map(({ license: _, page: __, ...row }) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')),
  );
  return formatJson({ title, source, license: LICENSE, page: address, figures });
}

/** Title, figures, sources and license as lines of text; what does not simply hold says so behind its figure. */
export function writeText({ title, source, claims, address }: TakenAlong): string {
  const lines = claims.map(({ title: figure, text, verdict }) =>
    verdict === 'holds' ? `${figure}: ${text}` : `${figure}: ${text} (${VERDICT_WORDS[verdict]})`,
  );
  return [title, '', ...lines, '', description(source, LICENSE, address), ''].join('\n');
}

/** The sources of some figures, with what is to be said of the fabrics' records where one of them is. */
export function nameSources(claims: readonly PublishedClaim[], texts: ClaimTexts): string {
  const ids = claims.map(({ id }) => id);
  const source = listSources(ids, texts);
  return claims.some((claim) => nameSource(claim, texts) !== listSources([claim.id], texts))
    ? withCaution(source, chartSources.fabrics.caution)
    : source;
}
