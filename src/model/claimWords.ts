import type { Certainty, ClaimPage, Verdict } from '../data/claim';

/** How a verdict is told. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  holds: 'Holds',
  'holds with a note': 'Holds, with a note',
  off: 'Off',
};

/** How sure we are, in a sentence. */
export const CERTAINTY_WORDS: Record<Certainty, string> = {
  verified: 'Verified: we read it in the source.',
  'quoted by another': 'Quoted by another: we read it in a page that quotes the source.',
  'recalled, not read': 'Recalled, not read: general knowledge that we could not look up.',
  'our arithmetic': 'Our arithmetic, run again at every build.',
};

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
