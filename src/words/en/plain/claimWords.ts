// What is said of a claim: how sure we are, what we have read, and where it stands first.

import { fabricCount } from './fabrics';

/** How sure we are, in a sentence. */
export const CERTAINTY_WORDS = {
  verified: 'Verified: we read it in the source.',
  'quoted by another': 'Quoted by another: we read it in a page that quotes the source.',
  unconfirmed: 'Unconfirmed: none of us has read it.',
  'our arithmetic': 'Our arithmetic, run again at every build.',
};

// Sentences that follow it.
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `Unconfirmed, because none of us has read “${title}”.`
    : `Unconfirmed, because none of us has read “${title}”, nor ${moreText} more behind it.`;
export const withoutSource = 'We know no source for it.';
export const creditedTo = (document: string) => `It is credited to “${document}”.`;
export const readIn = (document: string, place: string, month: string) =>
  `Read in “${document}”: ${place}, ${month}.`;

/** The pages of claims as headings. */
export const CLAIM_PAGES = {
  thirsty_fashion: 'Pour',
  'thirsty_fashion/info1': 'One T-shirt',
  'thirsty_fashion/where': 'Where it grows',
  'thirsty_fashion/info2': 'The whole industry',
  'thirsty_fashion/info3': 'The costs, and what to do',
  'thirsty_fashion/lives': 'One shirt, two lives',
  'charts/production': 'Chart: phases of production',
  'charts/fabrics': `Chart: ${fabricCount} fabrics`,
  sources: 'Behind the checks',
};
