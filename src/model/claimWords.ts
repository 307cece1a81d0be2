import type { Certainty, ClaimPage, Evidence } from '../data/claim';
import { formatMonth } from './citation';

/** How sure we are, in a sentence. */
export const CERTAINTY_WORDS: Record<Certainty, string> = {
  verified: 'Verified: we read it in the source.',
  'quoted by another': 'Quoted by another: we read it in a page that quotes the source.',
  unconfirmed: 'Unconfirmed: nobody of us has read it.',
  'our arithmetic': 'Our arithmetic, run again at every build.',
};

/**
 * How sure we are and what we have read, in sentences. `document` is the title of what the evidence names;
 * `isOnUnconfirmed` says that arithmetic rests on figures which nobody has read.
 */
export function describeSureness(
  certainty: Certainty,
  evidence: Evidence,
  document: string | undefined,
  isOnUnconfirmed: boolean,
): string {
  const sentence = CERTAINTY_WORDS[certainty];
  if (evidence.grade === 'arithmetic') {
    return isOnUnconfirmed ? `${sentence} It rests on figures that nobody of us has read.` : sentence;
  }
  if (evidence.grade === 'recalled') {
    return `${sentence} ${document === undefined ? 'We know no source for it.' : `It is credited to “${document}”.`}`;
  }
  return `${sentence} Read in “${document}”: ${evidence.place}, ${formatMonth(evidence.readOn)}.`;
}

/** The pages of claims in the order of the story, as headings. */
export const CLAIM_PAGES: Record<ClaimPage, string> = {
  thirsty_fashion: 'Pour',
  'thirsty_fashion/info1': 'One T-shirt',
  'thirsty_fashion/info2': 'The whole industry',
  'thirsty_fashion/info3': 'The costs, and what to do',
  'charts/production': 'Chart: phases of production',
  'charts/fabrics': 'Chart: six fabrics',
  sources: 'Behind the checks',
};
