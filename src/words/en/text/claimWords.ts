// What is said of a claim: how sure we are, what we have read, and where it stands first.

import { fabricCount } from './fabrics';

// What was read of a figure, in a sentence.
/** By the grade of its evidence; `where` comes from `inDocument`, or is a place alone. */
export const GRADES = {
  original: (where: string, month: string) => `Read in the original: ${where}, ${month}.`,
  'quotation with reference': (where: string, month: string) =>
    `Read in a quotation that names its reference: ${where}, ${month}.`,
  'near value': (where: string, month: string) => `A value near it was read: ${where}, ${month}.`,
  'measured sum': (where: string, month: string) =>
    `Our sum, held against a measured one: ${where}, ${month}.`,
  'another value': (where: string, month: string) =>
    `Unconfirmed: only other values were read: ${where}, ${month}.`,
  'only repeated': (where: string, month: string) =>
    `Unconfirmed: only repeated, with no reference: ${where}, ${month}.`,
};
export const inDocument = (document: string, place: string) => `“${document}”, ${place}`;
export const arithmetic = 'Our arithmetic.';
export const notFound = 'Unconfirmed: not found.';
export const creditedTo = (document: string) => `It is credited to “${document}”.`;
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `Unconfirmed, because “${title}” is.`
    : `Unconfirmed, because “${title}” is, and ${moreText} more behind it.`;

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
